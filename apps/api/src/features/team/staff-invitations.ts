import { invitations } from '@zampa/db/schema/invitations';
import { refusalToInviteAs } from '@zampa/domain/invitations/invite';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';

/** SQL: the inviter and role of the open invitation of user `u` to the staff of facility `f`. */
export const openStaffInvitationQuery = (now: Date) => sql`
  select i.inviter_id, i.role_id from invitations i
  where i.facility_id = f.id and i.kind = 'STAFF' and i.status = 'OPEN' and i.email = u.email
    and i.expires_at > ${now}::timestamptz
  limit 1`;

/** Closes a person's open invitation to the staff when they join or are declined. */
export async function closeStaffInvitation(
  tx: Queryable,
  { facilityId, userId }: { readonly facilityId: string; readonly userId: string },
  status: 'ACCEPTED' | 'WITHDRAWN',
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update invitations i set status = ${status}, updated_at = ${now}
    from users u
    where u.id = ${userId} and i.email = u.email and i.facility_id = ${facilityId}
      and i.kind = 'STAFF' and i.status = 'OPEN'`);
}

type StaffInvitation = Pick<typeof invitations.$inferSelect, 'inviterId' | 'facilityId' | 'roleId'>;

/** Returns whether the inviter of a colleague is still an admin and may assign the role. */
export async function canStillInvite(
  tx: Queryable,
  { inviterId, facilityId, roleId }: StaffInvitation,
): Promise<boolean> {
  const roles = await rowsOf<{ id: number }>(
    tx,
    sql`select w.role_id as id from facility_staff w
      join users u on u.id = w.user_id and u.enabled
      where w.user_id = ${inviterId} and w.facility_id = ${facilityId}`,
  );
  return roles.some(
    ({ id }) => staffRoleOf(id) === 'admin' && refusalToInviteAs(roleId ?? -1, id) === null,
  );
}

/**
 * Withdraws a person's invitations of colleagues that they may no longer make after being removed or given another
 * role. Publishes the change to each facility's staff.
 */
export async function withdrawForbiddenInvitations(
  deps: Deps,
  tx: Queryable,
  inviterId: string,
  now: Date,
): Promise<void> {
  const open = await tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.inviterId, inviterId),
        eq(invitations.kind, 'STAFF'),
        eq(invitations.status, 'OPEN'),
      ),
    )
    .for('update');
  for (const invitation of open) {
    if (await canStillInvite(tx, invitation)) continue;
    await tx
      .update(invitations)
      .set({ status: 'WITHDRAWN', updatedAt: now })
      .where(eq(invitations.id, invitation.id));
    publishStaff(deps, tx, invitation.facilityId, null);
  }
}
