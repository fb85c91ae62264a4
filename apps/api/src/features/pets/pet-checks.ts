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

/** Refuses dates by which a pet is born or dies tomorrow, or dies unborn. */
export function refuseLifeDates({ birthDate, deceasedOn }: LifeDates, now: Date): void {
  const today = latestToday(now);
  const birth = refusalOfBirthDate(birthDate ?? '', today);
  if (birth) throw invalid('birthDate', birth);
  const death = refusalOfDeathDate(deceasedOn ?? '', birthDate ?? '', today);
  if (death) throw invalid('deceasedOn', death);
}

type LifeDates = {
  readonly birthDate?: string | null | undefined;
  readonly deceasedOn?: string | null | undefined;
};
