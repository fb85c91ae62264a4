import { facilityPets } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';

/** Requires every one of these to be a pet that the family has not removed. Refusal: NOT_FOUND. */
export async function requirePetsOfFamily(
  tx: Queryable,
  familyId: string,
  petIds: readonly string[],
) {
  const wanted = [...new Set(petIds)];
  const found = await tx
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.familyId, familyId), inArray(pets.id, wanted), isNull(pets.deletedAt)));
  if (found.length !== wanted.length) throw new Refusal('NOT_FOUND');
  return wanted;
}

/** Returns those of these pets that live: neither dead nor removed by their family. */
export async function livingAmong(
  tx: Queryable,
  petIds: readonly string[],
): Promise<readonly string[]> {
  const found = await tx
    .select({ id: pets.id })
    .from(pets)
    .where(and(inArray(pets.id, [...petIds]), isNull(pets.deceasedOn), isNull(pets.deletedAt)));
  return found.map(({ id }) => id);
}

/** Refuses with VALIDATION what is meant for pets of which one has died. */
export async function refuseDeceased(
  tx: Queryable,
  petIds: readonly string[],
  field: string,
): Promise<void> {
  if ((await livingAmong(tx, petIds)).length < petIds.length) throw invalid(field, 'deceased');
}

/** Lets a facility see these pets; saying it again changes nothing. Tells whether any was new to it. */
export async function linkToFacility(
  tx: Queryable,
  facilityId: string,
  petIds: readonly string[],
  now: Date,
): Promise<boolean> {
  if (petIds.length === 0) return false;
  const added = await tx
    .insert(facilityPets)
    .values(petIds.map((petId) => ({ facilityId, petId, createdAt: now })))
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}
