import { breeds, species } from '@zampa/db/schema/pets';
import { plainWords } from '@zampa/domain/import/cells';
import type { Queryable } from '../../db/database.ts';

export type Animals = {
  /** The species and the breed by their names, in English or Italian; what nobody knows is another animal. */
  find(
    speciesName: string,
    breedName: string,
  ): {
    readonly speciesId: number;
    readonly breedId: number | null;
    /** Whether the name of the species was understood. */
    readonly isKnownSpecies: boolean;
  };
};

const OTHER_ANIMAL = 99;

/** Reads the catalogues, as names are looked up in them. */
export async function readAnimals(tx: Queryable): Promise<Animals> {
  const kinds = new Map(
    (await tx.select().from(species)).flatMap(({ id, nameEn, nameIt }) =>
      [nameEn, nameIt].map((name) => [plainWords(name), id] as const),
    ),
  );
  const races = (await tx.select().from(breeds)).map((breed) => ({
    ...breed,
    names: [plainWords(breed.nameEn), plainWords(breed.nameIt)],
  }));
  const named = Map.groupBy(
    races.flatMap((breed) => breed.names.map((name) => ({ name, breed }))),
    ({ name }) => name,
  );
  return {
    find(speciesName, breedName) {
      const speciesId = kinds.get(plainWords(speciesName));
      const candidates = (named.get(plainWords(breedName)) ?? []).map(({ breed }) => breed);
      const own = candidates.find((breed) => breed.speciesId === speciesId);
      // A breed alone says which animal it is, unless several have one of that name.
      const [only, ...others] = new Set(candidates);
      const alone = !speciesName.trim() && others.length === 0 ? only : undefined;
      const breed = own ?? alone;
      return {
        speciesId: speciesId ?? breed?.speciesId ?? OTHER_ANIMAL,
        breedId: breed?.id ?? null,
        isKnownSpecies: speciesId !== undefined,
      };
    },
  };
}
