import { facilityPets } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';

/** Requires that all pets belong to the family and were not removed. Returns their distinct ids. Throws NOT_FOUND. */
export async function requirePetsOfFamily(
  tx: Queryable,
  familyId: string,
  petIds: readonly string[],
) {
  const distinctIds = [...new Set(petIds)];
  const found = await tx
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.familyId, familyId), inArray(pets.id, distinctIds), isNull(pets.deletedAt)));
  if (found.length !== distinctIds.length) throw new Refusal('NOT_FOUND');
  return distinctIds;
}

/** Returns the pets that are alive and were not removed by their family. */
export async function findLivingPets(
  tx: Queryable,
  petIds: readonly string[],
): Promise<readonly string[]> {
  const found = await tx
    .select({ id: pets.id })
    .from(pets)
    .where(and(inArray(pets.id, [...petIds]), isNull(pets.deceasedOn), isNull(pets.deletedAt)));
  return found.map(({ id }) => id);
}

/** Throws VALIDATION if one of the pets has died or was removed. */
export async function refuseDeceased(
  tx: Queryable,
  petIds: readonly string[],
  field: string,
): Promise<void> {
  if ((await findLivingPets(tx, petIds)).length < petIds.length) throw invalid(field, 'deceased');
}

/** Links pets to a facility, so that it sees them. Idempotent. Returns whether any link is new. */
export async function linkPetsToFacility(
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
