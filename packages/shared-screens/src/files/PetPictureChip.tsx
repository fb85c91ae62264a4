import { PET_CHIP_SIZE, PetChip } from '@zampa/ui/pets/PetChip.tsx';
import { type PicturedPet, usePetPicture } from './use-pet-picture.ts';

/** Chip with the picture (or drawn face) and name of a pet. */
export function PetPictureChip({ pet }: { pet: PicturedPet }) {
  return <PetChip {...usePetPicture(pet, PET_CHIP_SIZE)} />;
}
