import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petAttributes } from '@zampa/client/pets/pet-attributes';
import type { Pet } from '@zampa/contract/pets/objects';
import { faceOf } from '@zampa/ui/pets/species';
import { usePicture } from './use-picture.ts';

export type PicturedPet = Pick<Pet, 'id' | 'name' | 'SpeciesId' | 'image'>;

/** Returns what is needed to show a pet `size` px wide; while its picture is on its way, nothing is drawn in its place. */
export function usePetPicture({ id, name, SpeciesId, image }: PicturedPet, size: number) {
  const { ref, ...picture } = usePicture(image, size);
  return { ref, pet: { id, name, face: usePetFace(SpeciesId), ...picture } };
}

/** Returns the face of a species; a paw until the catalogue is there. */
export function usePetFace(speciesId: number) {
  const { data } = useQuery(petAttributes(useApi()));
  return faceOf(data?.species.find(({ id }) => id === speciesId)?.names.en ?? '');
}
