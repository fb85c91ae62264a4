import { normalizeWords } from './cells.ts';

/** Fields by which two pets of a client are compared. */
export type ComparablePet = {
  readonly name: string;
  readonly speciesId: number;
  readonly microchip: string | null;
};

/** Set of a client's pets with constant-time lookup. */
export type PetMatcher = {
  readonly has: (pet: ComparablePet) => boolean;
  readonly add: (pet: ComparablePet) => void;
};

/**
 * Creates an empty set of a client's pets. Two pets are the same if their microchips match, or, if one lacks a
 * microchip, their name and species.
 */
export function createPetMatcher(): PetMatcher {
  const [chips, names, namesWithoutChip] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  return {
    has: (pet) =>
      pet.microchip === null
        ? names.has(nameKey(pet))
        : chips.has(pet.microchip) || namesWithoutChip.has(nameKey(pet)),
    add(pet) {
      names.add(nameKey(pet));
      if (pet.microchip === null) namesWithoutChip.add(nameKey(pet));
      else chips.add(pet.microchip);
    },
  };
}

const nameKey = ({ name, speciesId }: ComparablePet) => `${speciesId} ${normalizeWords(name)}`;
