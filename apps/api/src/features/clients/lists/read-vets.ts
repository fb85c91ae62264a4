import type { readVets as call } from '@zampa/contract/clients/read-vets';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { memberJson, readerSideOf } from '../../../shapes/person-json.ts';
import { pageOfList } from '../../../http/replies/pagination.ts';
import type { PersonContext } from '../../../http/context.ts';

/** Maximum number of members returned without pagination parameters. */
const UNPAGED_LIMIT = 200;
const PAGED_LIMIT = 10_000;

export async function readVets({ viewer, tx, params, query }: PersonContext<typeof call>) {
  const most =
    query.limit === undefined && query.cursor === undefined ? UNPAGED_LIMIT : PAGED_LIMIT;
  return pageOfList(await findStaff(tx, viewer, params.id, most), query);
}

/** Finds the active staff of a facility, longest-serving first. Clients see first name, initial, picture and role. */
export async function findStaff(
  db: Queryable,
  viewer: Viewer,
  facilityId: string,
  most = UNPAGED_LIMIT,
): Promise<StaffMember[]> {
  const rows = await rowsOf<{ member: StaffMember }>(
    db,
    sql`select ${memberJson(readerSideOf(viewer))} as member
      from facility_members m join users u on u.id = m.user_id
      where m.facility_id = ${facilityId} and m.status = 'ACTIVE'
      order by m.created_at, u.id limit ${sql.raw(String(most))}`,
  );
  return rows.map(({ member }) => member);
}
