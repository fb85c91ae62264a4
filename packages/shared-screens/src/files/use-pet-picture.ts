import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import type { Pet } from '@zampa/contract/pets/objects';
import { faceOf } from '@zampa/ui/pets/species';
import { usePicture } from './use-picture.ts';

export type PicturedPet = Pick<Pet, 'id' | 'name' | 'SpeciesId' | 'image'>;

/** Returns the props to show a pet `size` px wide. Draws no face while its picture or its species is loading. */
export function usePetPicture({ id, name, SpeciesId, image }: PicturedPet, size: number) {
  const { ref, ...picture } = usePicture(image, size);
  const attributes = useQuery(petAttributesQuery(useApi()));
  const species = attributes.data?.species.find((one) => one.id === SpeciesId);
  const isLoading = picture.isLoading || attributes.isLoading;
  return { ref, pet: { id, name, face: faceOf(species?.names.en ?? ''), ...picture, isLoading } };
}
