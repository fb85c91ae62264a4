import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useFileUrl } from '@zampa/client/files/use-file-url';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import type { Pet } from '@zampa/contract/pets/objects';
import { PetAvatar, type PetAvatarProps } from '@zampa/ui/pets/PetAvatar.tsx';
import { faceOf } from '@zampa/ui/pets/species';
import { widthFor } from './picture-width.ts';

export type PetPictureProps = Omit<PetAvatarProps, 'pet'> & {
  readonly pet: Pick<Pet, 'id' | 'name' | 'SpeciesId' | 'image'>;
};

/** A pet: its picture, or the drawn face of its species. */
export function PetPicture({ pet, size = 40, ...avatar }: PetPictureProps) {
  const image = useFileUrl(pet.image, { width: widthFor(size) });
  return (
    <PetAvatar
      pet={{ id: pet.id, name: pet.name, face: usePetFace(pet.SpeciesId), image }}
      size={size}
      {...avatar}
    />
  );
}

/** The face of a species; a paw until the catalogue is there. */
export function usePetFace(speciesId: number) {
  const { data } = useQuery(petAttributes(useApi()));
  return faceOf(data?.species.find(({ id }) => id === speciesId)?.names.en ?? '');
}
