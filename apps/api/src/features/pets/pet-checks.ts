import { breeds } from '@zampa/db/schema/pets';
import { latestToday, refusalOfBirthDate, refusalOfDeathDate } from '@zampa/domain/pets/life-dates';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { invalid } from '../../errors/refusal.ts';

/** Refuses a breed that is not one of its species. */
export async function refuseForeignBreed(
  tx: Queryable,
  breedId: number | null | undefined,
  speciesId: number,
) {
  if (breedId === null || breedId === undefined) return;
  const [breed] = await tx.select().from(breeds).where(eq(breeds.id, breedId));
  if (breed?.speciesId !== speciesId) throw invalid('BreedId', breed ? 'other_species' : 'unknown');
}

/** Refuses a day on which no pet that lives can have been born: one to come, or long ago. */
export function refuseBirthDate(birthDate: Day, now: Date): void {
  const refusal = refusalOfBirthDate(birthDate ?? '', latestToday(now));
  if (refusal) throw invalid('birthDate', refusal);
}

/** Refuses dates by which a pet dies tomorrow, or unborn. */
export function refuseDeathDate({ birthDate, deceasedOn }: LifeDates, now: Date): void {
  const refusal = refusalOfDeathDate(deceasedOn ?? '', birthDate ?? '', latestToday(now));
  if (refusal) throw invalid('deceasedOn', refusal);
}

type Day = string | null | undefined;
type LifeDates = { readonly birthDate?: Day; readonly deceasedOn?: Day };
