import { facilityMembers } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import type { StaffChange } from '@zampa/domain/team/membership';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { governs } from '../../access/governs.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

export type Member = typeof facilityMembers.$inferSelect;

/**
 * Locks a member of a facility's staff as the viewer stands to them. The whole staff is locked until commit, so that
 * two admins cannot remove each other at once. FACILITY_UNKNOWN where the viewer does not work, NOT_FOUND where they do
 * not any more by then, or the person never did.
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
  const admins = await stayingAmong(
    tx,
    staff.filter(({ status, roleId }) => status === 'ACTIVE' && staffStanding(roleId) === 'admin'),
  );
  const roles = await lockRoles(tx, viewer.userId, facilityId);
  const roleId = roles.find((role) => role === before.roleId) ?? roles[0];
  if (roleId === undefined) throw new Refusal('NOT_FOUND');
  return {
    member,
    change: {
      actor: { userId: viewer.userId, roleId, governs: await governs(tx, viewer, facilityId) },
      member: { userId, roleId: member.roleId, governs: await governs(tx, { userId }, facilityId) },
      admins,
    },
  };
}

/**
 * Returns by which roles somebody works for a facility, there or for its organization, and keeps them so until commit:
 * whoever waited for the staff may have been demoted or removed meanwhile.
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

/** Counts those who can decide something: whoever has asked to be erased may never come back. */
async function stayingAmong(tx: Queryable, admins: readonly Member[]): Promise<number> {
  const gone = await tx
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
  return admins.length - gone.length;
}
