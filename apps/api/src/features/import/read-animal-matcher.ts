import { breeds, species } from '@zampa/db/schema/pets';
import { type AnimalMatcher, createAnimalMatcher } from '@zampa/domain/import/match-animals';
import type { Queryable } from '../../db/database.ts';

/** Reads species and breeds and builds the matcher for their names. */
export async function readAnimalMatcher(tx: Queryable): Promise<AnimalMatcher> {
  return createAnimalMatcher({
    species: await tx.select().from(species),
    breeds: await tx.select().from(breeds),
  });
}
