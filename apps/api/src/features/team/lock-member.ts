import { facilityMembers } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import type { StaffChange } from '@zampa/domain/team/membership';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';

export type Member = typeof facilityMembers.$inferSelect;

/**
 * Locks a member of a facility's staff as the viewer stands to them. The whole staff is locked until commit, so that
 * two admins cannot remove each other at once. NOT_FOUND where the viewer does not work, or the person never did.
 */
export async function lockMember(
  tx: Queryable,
  viewer: Viewer,
  facilityId: string,
  userId: string,
): Promise<{ readonly member: Member; readonly change: StaffChange }> {
  const actor = viewer.facilities.find((workplace) => workplace.facilityId === facilityId);
  if (!actor) throw new Refusal('NOT_FOUND');
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
  return {
    member,
    change: {
      actor: { userId: viewer.userId, roleId: actor.roleId },
      member,
      admins,
    },
  };
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
