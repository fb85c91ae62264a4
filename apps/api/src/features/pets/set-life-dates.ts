import { pets } from '@zampa/db/schema/pets';
import { latestToday, refusalOfDeathDate } from '@zampa/domain/pets/life-dates';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors/refusal.ts';
import { publishPets } from '../../realtime/publish-family.ts';

export type LifeDateChange = {
  readonly petIds: readonly string[];
  readonly date: 'birthDate' | 'deceasedOn';
  readonly day: string;
  /** The field of the request that has the day. */
  readonly field: string;
};

/**
 * Sets the birth date or the date of death of pets, and publishes the change. The caller has checked access. Throws
 * VALIDATION if a pet would have died before its birth.
 */
export async function setLifeDate(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { petIds, date, day, field }: LifeDateChange,
): Promise<void> {
  const found = await lockPets(tx, petIds);
  for (const pet of found) {
    const birthDate = date === 'birthDate' ? day : pet.birthDate;
    const deceasedOn = date === 'deceasedOn' ? day : pet.deceasedOn;
    const refusal = refusalOfDeathDate(deceasedOn ?? '', birthDate ?? '', latestToday(now));
    if (refusal) throw invalid(field, refusal);
  }
  const changed = found.filter((pet) => pet[date] !== day);
  await updatePets(
    deps,
    { tx, now },
    changed,
    date === 'birthDate' ? { birthDate: day } : { deceasedOn: day },
  );
}

/** Clears the date of death of those pets whose date of death is exactly this day, and publishes the change. */
export async function clearDeathDate(
  deps: Deps,
  { tx, now }: UnitOfWork,
  petIds: readonly string[],
  day: string,
): Promise<void> {
  const found = await lockPets(tx, petIds);
  const changed = found.filter(({ deceasedOn }) => deceasedOn === day);
  await updatePets(deps, { tx, now }, changed, { deceasedOn: null });
}

/** Returns the birth dates of pets, null where unknown. */
export async function findBirthDates(
  tx: Queryable,
  petIds: readonly string[],
): Promise<readonly (string | null)[]> {
  const found = await tx
    .select({ birthDate: pets.birthDate })
    .from(pets)
    .where(inArray(pets.id, [...petIds]));
  return found.map(({ birthDate }) => birthDate);
}

type LockedPet = Pick<typeof pets.$inferSelect, 'id' | 'familyId' | 'birthDate' | 'deceasedOn'>;

const lockPets = (tx: Queryable, petIds: readonly string[]): Promise<LockedPet[]> =>
  tx
    .select({
      id: pets.id,
      familyId: pets.familyId,
      birthDate: pets.birthDate,
      deceasedOn: pets.deceasedOn,
    })
    .from(pets)
    .where(inArray(pets.id, [...petIds]))
    .orderBy(pets.id)
    .for('update');

async function updatePets(
  deps: Deps,
  { tx, now }: UnitOfWork,
  changed: readonly LockedPet[],
  dates: Partial<Pick<LockedPet, 'birthDate' | 'deceasedOn'>>,
): Promise<void> {
  for (const { id, familyId } of changed) {
    await tx
      .update(pets)
      .set({ ...dates, updatedAt: now })
      .where(and(eq(pets.id, id), eq(pets.familyId, familyId)));
    publishPets(deps, tx, familyId, [id]);
  }
}
