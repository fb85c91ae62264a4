import { facilityPets } from '@zampa/db/schema/facilities';
import { pets } from '@zampa/db/schema/pets';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

/** Requires every one of these to be a living pet of the family. Refusal: NOT_FOUND. */
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
