import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { fileUrlQuery } from '@zampa/client/files/use-file-url';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import type { Pet } from '@zampa/contract/pets/objects';
import type { PetAvatarPicture } from '@zampa/ui/pets/PetAvatar.tsx';
import { faceOf } from '@zampa/ui/pets/species';
import { widthFor } from './picture-width.ts';

export type PicturedPet = Pick<Pet, 'id' | 'name' | 'SpeciesId' | 'image'>;

/**
 * Returns what is needed to show a pet `size` px wide; while its picture is on its way, nothing is drawn in its place.
 */
export function usePetPicture(pet: PicturedPet, size: number): PetAvatarPicture {
  const { data: image, isPending } = useQuery(
    fileUrlQuery(useApi(), pet.image, { width: widthFor(size) }),
  );
  const isComing = pet.image !== null && isPending;
  return { id: pet.id, name: pet.name, face: usePetFace(pet.SpeciesId), image, isComing };
}

/** Returns the face of a species; a paw until the catalogue is there. */
export function usePetFace(speciesId: number) {
  const { data } = useQuery(petAttributes(useApi()));
  return faceOf(data?.species.find(({ id }) => id === speciesId)?.names.en ?? '');
}
