import type { readFacilities as call } from '@zampa/contract/facilities/read-facilities';
import type { Facility } from '@zampa/contract/facilities/objects';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { readerSide } from '../../access/person-json.ts';
import { facilityJson } from './facility-json.ts';
import { uuids } from '../../db/arrays.ts';
import type { PersonContext } from '../../http/context.ts';

export function readFacilities({ viewer, tx, query }: PersonContext<typeof call>) {
  return findFacilities(tx, viewer, query.facilityId);
}

/** Finds facilities by id where the viewer works, or of whom their family is a client; others are missing. */
export async function findFacilities(db: Queryable, viewer: Viewer, ids: readonly string[]) {
  const own = [
    ...viewer.facilities.map(({ facilityId }) => facilityId),
    ...viewer.clinics
      .filter(({ status }) => status !== 'REMOVED')
      .map(({ facilityId }) => facilityId),
  ];
  const administered = viewer.facilities
    .filter(({ roleId }) => staffStanding(roleId) === 'admin')
    .map(({ facilityId }) => facilityId);
  const rows = await rowsOf<{ facility: Facility }>(
    db,
    sql`select ${facilityJson(readerSide(viewer), sql`f.id = any(${uuids(administered)})`)} as facility
      from facilities f join organizations o on o.id = f.organization_id
      where f.id = any(${uuids(ids.filter((id) => own.includes(id)))})
      order by f.name, f.id`,
  );
  return rows.map(({ facility }) => facility);
}
