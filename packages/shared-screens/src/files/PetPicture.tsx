import { PetAvatar, type PetAvatarProps } from '@zampa/ui/pets/PetAvatar.tsx';
import { type PicturedPet, usePetPicture } from './use-pet-picture.ts';

export type PetPictureProps = Omit<PetAvatarProps, 'pet' | 'ref'> & { readonly pet: PicturedPet };

/** Picture of a pet, or the drawn face of its species. */
export function PetPicture({ pet, size = 40, ...avatar }: PetPictureProps) {
  return <PetAvatar {...usePetPicture(pet, size)} size={size} {...avatar} />;
}
