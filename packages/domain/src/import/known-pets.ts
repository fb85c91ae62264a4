import { plainWords } from './cells.ts';

/** What tells the animals of one client apart. */
export type ComparablePet = {
  readonly name: string;
  readonly speciesId: number;
  readonly microchip: string | null;
};

/** The animals of one client, among which another is looked up however many they are. */
export type KnownPets = {
  readonly has: (pet: ComparablePet) => boolean;
  readonly add: (pet: ComparablePet) => void;
};

/**
 * Creates the animals of a client, of whom none is known yet. Two are the same by their chips where both have one, else by
 * name and species.
 */
export function createKnownPets(): KnownPets {
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

const nameKey = ({ name, speciesId }: ComparablePet) => `${speciesId} ${plainWords(name)}`;
