import type { readApplicants as call } from '@zampa/contract/team/read-applicants';
import type { Applicant } from '@zampa/contract/team/read-applicants';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';
import { openStaffInvitationQuery } from './staff-invitations.ts';

const SHOWN_MAX = 200;

/** Reads a facility's applicants, including invited people for whom there was no seat, oldest first. */
export function readApplicants({
  tx,
  params,
  now,
}: PersonContext<typeof call>): Promise<Applicant[]> {
  return rowsOf<Applicant>(
    tx,
    sql`select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email,
        iso_instant(m.created_at) as "dateCreated", invitation.role_id as "invitedAs"
      from facility_members m
      join facilities f on f.id = m.facility_id
      join users u on u.id = m.user_id
      left join lateral (${openStaffInvitationQuery(now)}) invitation on true
      where m.facility_id = ${params.id} and m.status = 'PENDING'
      order by m.created_at, u.id limit ${SHOWN_MAX}`,
  );
}
