import { families, familyMembers, users } from '@zampa/db/schema/people';
import { FAMILY_ADMIN, type Membership } from '@zampa/domain/families/membership';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { newCode, newId } from '../../db/ids.ts';

/** Creates a family of their own, of which they are admin, unless the person belongs to one already. */
export async function createOwnFamily(tx: Queryable, userId: string, now: Date): Promise<void> {
  const [belonging] = await tx
    .select({ familyId: familyMembers.familyId })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), eq(familyMembers.status, 'ACTIVE')))
    .limit(1);
  if (belonging) return;
  const familyId = newId();
  await tx
    .insert(families)
    .values({ id: familyId, code: newCode(), createdAt: now, updatedAt: now });
  await tx.insert(familyMembers).values({ familyId, userId, roleId: FAMILY_ADMIN, createdAt: now });
}

/**
 * Locks a family and those that a person belongs to until commit, always in the order of their ids, so that two
 * families that take each other's people in at the same moment wait and do not block each other.
 */
export async function lockFamiliesAround(
  tx: Queryable,
  familyId: string,
  userId: string,
): Promise<void> {
  await tx
    .select({ id: families.id })
    .from(families)
    .where(
      sql`${families.id} = ${familyId} or ${families.id} in (
        select family_id from family_members where user_id = ${userId} and status = 'ACTIVE')`,
    )
    .orderBy(asc(families.id))
    .for('update');
}

/** Locks a family: NOT_FOUND once it is no more; until commit it stays, so that nothing is added to one that goes. */
export async function lockFamily(tx: Queryable, familyId: string): Promise<void> {
  const [family] = await tx
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.id, familyId), eq(families.enabled, true)))
    .for('share');
  if (!family) throw new Refusal('NOT_FOUND');
}

/** Returns the people of a family and those who wait, longest first. */
export function membersOf(tx: Queryable, familyId: string): Promise<Membership[]> {
  return tx
    .select({
      userId: familyMembers.userId,
      roleId: familyMembers.roleId,
      status: familyMembers.status,
      leaving: sql<boolean>`not ${users.enabled}`,
    })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(eq(familyMembers.familyId, familyId))
    .orderBy(asc(familyMembers.createdAt), asc(familyMembers.userId));
}
