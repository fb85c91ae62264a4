import type { readVets as call } from '@zampa/contract/clients/read-vets';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { memberJson } from '../../../access/person-json.ts';
import type { PersonContext } from '../../../http/context.ts';

export function readVets({ viewer, tx, params }: PersonContext<typeof call>) {
  return findStaff(tx, viewer, params.id);
}

/** Finds the staff of a facility, longest first. Clients see first name, initial, picture and role. */
export async function findStaff(
  db: Queryable,
  viewer: Viewer,
  facilityId: string,
): Promise<StaffMember[]> {
  const rows = await rowsOf<{ member: StaffMember }>(
    db,
    sql`select ${memberJson(viewer.isVet)} as member
      from facility_members m join users u on u.id = m.user_id
      where m.facility_id = ${facilityId} and m.status = 'ACTIVE'
      order by m.created_at, u.id limit 200`,
  );
  return rows.map(({ member }) => member);
}
