import type { Pet } from '@zampa/contract/pets/objects';
import { usePetWords } from './use-pet-words.ts';

/** Shows a pet in one line: breed (or species), sex and age, as far as they are known. */
export function PetDescription({ pet }: { pet: Pet }) {
  const { breed, species, sex, age } = usePetWords(pet);
  return [breed || species, sex.toLowerCase(), age].filter(Boolean).join(' · ');
}
