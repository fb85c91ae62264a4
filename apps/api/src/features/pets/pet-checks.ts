import { breeds } from '@zampa/db/schema/pets';
import { latestToday, refusalOfBirthDate, refusalOfDeathDate } from '@zampa/domain/pets/life-dates';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { invalid } from '../../errors/refusal.ts';

/** Throws VALIDATION unless the breed belongs to the species. */
export async function refuseForeignBreed(
  tx: Queryable,
  breedId: number | null | undefined,
  speciesId: number,
) {
  if (breedId === null || breedId === undefined) return;
  const [breed] = await tx.select().from(breeds).where(eq(breeds.id, breedId));
  if (breed?.speciesId !== speciesId) throw invalid('BreedId', breed ? 'other_species' : 'unknown');
}

/** Throws VALIDATION if the birth date is in the future or too long ago. */
export function refuseBirthDate(birthDate: Day, now: Date): void {
  const refusal = refusalOfBirthDate(birthDate ?? '', latestToday(now));
  if (refusal) throw invalid('birthDate', refusal);
}

/** Throws VALIDATION if the date of death is in the future or before the birth date. */
export function refuseDeathDate({ birthDate, deceasedOn }: LifeDates, now: Date): void {
  const refusal = refusalOfDeathDate(deceasedOn ?? '', birthDate ?? '', latestToday(now));
  if (refusal) throw invalid('deceasedOn', refusal);
}

type Day = string | null | undefined;
type LifeDates = { readonly birthDate?: Day; readonly deceasedOn?: Day };
