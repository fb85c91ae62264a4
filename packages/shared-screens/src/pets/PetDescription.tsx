import type { Pet } from '@zampa/contract/pets/objects';
import { usePetDetails } from './use-pet-details.ts';

/** Describes a pet in one line: breed (or species), sex and age. Omits what is unknown. */
export function PetDescription({ pet }: { pet: Pet }) {
  const { breed, species, sex, age } = usePetDetails(pet);
  return [breed || species, sex.toLowerCase(), age].filter(Boolean).join(' · ');
}
