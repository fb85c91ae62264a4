import { families, familyMembers, users } from '@zampa/db/schema/people';
import { FAMILY_ADMIN, type Membership } from '@zampa/domain/families/membership';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { newCode, newId } from '../../db/ids.ts';

/** Creates a family with the person as admin, unless they already belong to one. */
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
 * Locks a family and all families of a person until commit, in order of their ids, so that two families accepting
 * each other's members do not deadlock.
 */
export async function lockFamilyAndFamiliesOf(
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

/** Share-locks a family until commit, so that it cannot be closed in the meantime. Throws NOT_FOUND if it is closed. */
export async function lockFamily(tx: Queryable, familyId: string): Promise<void> {
  const [family] = await tx
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.id, familyId), eq(families.enabled, true)))
    .for('share');
  if (!family) throw new Refusal('NOT_FOUND');
}

/** Returns active and pending members of a family, the longest-standing first. */
export function findMembers(tx: Queryable, familyId: string): Promise<Membership[]> {
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
