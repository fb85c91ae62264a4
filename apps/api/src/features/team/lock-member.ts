import { facilityMembers } from '@zampa/db/schema/facilities';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import type { StaffChange } from '@zampa/domain/team/membership';
import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

export type Member = typeof facilityMembers.$inferSelect;

/**
 * Locks a member of a facility's staff as the viewer stands to them. The whole staff is locked until commit, so that
 * two admins cannot remove each other at once. FACILITY_UNKNOWN where the viewer does not work, NOT_FOUND where the
 * person never did.
 */
export async function lockMember(
  tx: Queryable,
  viewer: Viewer,
  facilityId: string,
  userId: string,
): Promise<{ readonly member: Member; readonly change: StaffChange }> {
  const actor = viewer.facilities.find((workplace) => workplace.facilityId === facilityId);
  if (!actor) throw new Refusal('FACILITY_UNKNOWN');
  const staff = await tx
    .select()
    .from(facilityMembers)
    .where(and(eq(facilityMembers.facilityId, facilityId), ne(facilityMembers.status, 'REMOVED')))
    .orderBy(facilityMembers.userId)
    .for('update');
  const member = staff.find((person) => person.userId === userId);
  if (!member) throw new Refusal('NOT_FOUND');
  const admins = staff.filter(
    ({ status, roleId }) => status === 'ACTIVE' && staffStanding(roleId) === 'admin',
  );
  return {
    member,
    change: {
      actor: { userId: viewer.userId, roleId: actor.roleId },
      member,
      admins: admins.length,
    },
  };
}
