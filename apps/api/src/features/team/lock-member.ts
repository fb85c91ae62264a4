import { facilityMembers } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffRoleOf } from '@zampa/domain/people/roles';
import type { StaffChange } from '@zampa/domain/team/membership';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { isGovernorOf } from '../../access/governs.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

export type Member = typeof facilityMembers.$inferSelect;

/**
 * Locks a staff member and returns the facts that decide whether the viewer may change them. Locks the whole staff
 * until commit, so that two admins cannot remove each other. Errors: FACILITY_UNKNOWN if the viewer does not work
 * there; NOT_FOUND if the viewer has just been removed or the member does not exist.
 */
export async function lockMember(
  tx: Queryable,
  viewer: Viewer,
  facilityId: string,
  userId: string,
): Promise<{ readonly member: Member; readonly change: StaffChange }> {
  const before = viewer.facilities.find((workplace) => workplace.facilityId === facilityId);
  if (!before) throw new Refusal('FACILITY_UNKNOWN');
  const staff = await tx
    .select()
    .from(facilityMembers)
    .where(and(eq(facilityMembers.facilityId, facilityId), ne(facilityMembers.status, 'REMOVED')))
    .orderBy(facilityMembers.userId)
    .for('update');
  const member = staff.find((person) => person.userId === userId);
  if (!member) throw new Refusal('NOT_FOUND');
  const admins = await countRemainingAdmins(
    tx,
    staff.filter(({ status, roleId }) => status === 'ACTIVE' && staffRoleOf(roleId) === 'admin'),
  );
  const roles = await lockRoles(tx, viewer.userId, facilityId);
  const roleId = roles.find((role) => role === before.roleId) ?? roles[0];
  if (roleId === undefined) throw new Refusal('NOT_FOUND');
  return {
    member,
    change: {
      actor: { userId: viewer.userId, roleId, governs: await isGovernorOf(tx, viewer, facilityId) },
      member: {
        userId,
        roleId: member.roleId,
        governs: await isGovernorOf(tx, { userId }, facilityId),
      },
      admins,
    },
  };
}

/**
 * Returns a person's roles at a facility, directly or through its organization, and share-locks them until commit.
 * They may have changed while the caller waited for the staff lock.
 */
async function lockRoles(
  tx: Queryable,
  userId: string,
  facilityId: string,
): Promise<readonly number[]> {
  await tx
    .select({ userId: facilityMembers.userId })
    .from(facilityMembers)
    .where(and(eq(facilityMembers.userId, userId), eq(facilityMembers.status, 'ACTIVE')))
    .orderBy(facilityMembers.facilityId)
    .for('share');
  const roles = await rowsOf<{ roleId: number }>(
    tx,
    sql`select distinct s.role_id as "roleId" from facility_staff s
      where s.facility_id = ${facilityId} and s.user_id = ${userId} order by 1`,
  );
  return roles.map(({ roleId }) => roleId);
}

/** Counts the admins who remain, without those who requested erasure. */
async function countRemainingAdmins(tx: Queryable, admins: readonly Member[]): Promise<number> {
  const leaving = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          admins.map(({ userId }) => userId),
        ),
        eq(users.enabled, false),
      ),
    );
  return admins.length - leaving.length;
}
