import type { AppliedFacility } from '@zampa/contract/people/user';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { isSeatFree } from '../../access/seats.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { openStaffInvitationQuery } from '../team/public.ts';

type Inviter = Required<Pick<AppliedFacility, 'invitedBy' | 'hasSeat'>>;

/**
 * Finds, by facility, the full name of the person who invited a vet whose application is pending, and whether the
 * plan now has a free seat. Bypasses row-level security, because applicants may see neither the invitation nor the
 * staff.
 */
export async function findInviters(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<ReadonlyMap<string, Inviter>> {
  const rows = await withoutPersonIn(db, 'invitation', (open) =>
    rowsOf<{ facilityId: string; email: string; invitedBy: string }>(
      open,
      sql`select f.id as "facilityId", u.email, by.first_name || ' ' || by.last_name as "invitedBy"
        from users u
        join facility_members m on m.user_id = u.id and m.status = 'PENDING'
        join facilities f on f.id = m.facility_id
        cross join lateral (${openStaffInvitationQuery(now)}) invitation
        join users by on by.id = invitation.inviter_id
        where u.id = ${userId}`,
    ),
  );
  const inviters = new Map<string, Inviter>();
  for (const { facilityId, email, invitedBy } of rows) {
    const hasSeat = await isSeatFree({ tx: db, now }, facilityId, email);
    inviters.set(facilityId, { invitedBy, hasSeat });
  }
  return inviters;
}
