import { PET_CHIP_SIZE, PetChip } from '@zampa/ui/pets/PetChip.tsx';
import { type PicturedPet, usePetPicture } from './use-pet-picture.ts';

/** Shows a pet in one pill: its picture, or the drawn face of its species, and its name. */
export function PetPictureChip({ pet }: { pet: PicturedPet }) {
  return <PetChip {...usePetPicture(pet, PET_CHIP_SIZE)} />;
}
