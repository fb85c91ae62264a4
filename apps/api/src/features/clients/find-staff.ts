import type { StaffMember } from '@zampa/contract/clients/read-clients';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { personJson } from '../../records/json.ts';
import { roleNameOf } from '../../records/users.ts';

/** The staff of a facility, longest first. Clients see first name, initial, picture and role. */
export async function findStaff(
  db: Queryable,
  viewer: Viewer,
  facilityId: string,
): Promise<StaffMember[]> {
  const rows = await rowsOf<{ member: StaffMember }>(
    db,
    sql`select (${personJson('u', viewer.isVet)})::jsonb
        || jsonb_build_object('idRole', m.role_id, 'role', ${roleNameOf(sql`m.role_id`)}) as member
      from facility_members m join users u on u.id = m.user_id
      where m.facility_id = ${facilityId} and m.status = 'ACTIVE'
      order by m.created_at, u.id limit 200`,
  );
  return rows.map(({ member }) => member);
}
