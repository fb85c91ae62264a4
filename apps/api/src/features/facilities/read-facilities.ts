import type { readFacilities as call } from '@zampa/contract/facilities/read-facilities';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { readerSideOf } from '../../shapes/person-json.ts';
import { facilityColumns, shapeFullFacility, type FullFacilityRow } from './facility-json.ts';
import { uuids } from '../../db/arrays.ts';
import type { PersonContext } from '../../http/context.ts';

export function readFacilities({ viewer, tx, query, now }: PersonContext<typeof call>) {
  return findFacilities(tx, viewer, query.facilityId, now);
}

/** Finds facilities by id where the viewer works or whose client their family is. Omits all others. */
export async function findFacilities(
  db: Queryable,
  viewer: Viewer,
  ids: readonly string[],
  now: Date,
) {
  const own = [
    ...viewer.facilities.map(({ facilityId }) => facilityId),
    ...viewer.clinics
      .filter(({ status }) => status !== 'REMOVED')
      .map(({ facilityId }) => facilityId),
  ];
  const administered = viewer.facilities
    .filter(({ roleId }) => staffRoleOf(roleId) === 'admin')
    .map(({ facilityId }) => facilityId);
  const rows = await rowsOf<FullFacilityRow>(
    db,
    sql`select ${facilityColumns(readerSideOf(viewer), sql`f.id = any(${uuids(administered)})`, now)}
      from facilities f join organizations o on o.id = f.organization_id
      where f.id = any(${uuids(ids.filter((id) => own.includes(id)))})
      order by f.name, f.id`,
  );
  return rows.map((row) => shapeFullFacility(row, now));
}
