import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { visiblePet } from '../../access/visible-pet.ts';
import { aliases } from '../../db/alias.ts';
import { uuids } from '../../db/arrays.ts';

const [handled, handledPet, ownPet, access] = aliases(
  'handled',
  'handled_pet',
  'own_pet',
  'access',
);

/**
 * SQL: whether staff may read health records `record` of their facilities: all of them, for consultants those of pets
 * assigned to them. The table needs the columns `facility_id` and `pet_id`.
 */
export function isReadByStaff(viewer: Viewer, record: SQL): SQL {
  const { assigned, whole } = facilitiesByRole(viewer);
  const isOfClinic = sql`${record}.facility_id = any(${uuids(whole)})`;
  if (assigned.length === 0) return isOfClinic;
  return sql`(${isOfClinic} or ${record}.facility_id = any(${uuids(assigned)}) and exists (
    select from conversation_pets ${handledPet}
    join conversations ${handled} on ${handled}.id = ${handledPet}.conversation_id
    where ${handledPet}.pet_id = ${record}.pet_id and ${handled}.facility_id is not distinct from ${record}.facility_id
      and ${handled}.assignee_id = ${viewer.userId}))`;
}

/**
 * SQL: whether records `record` are of a facility where the viewer works, reception without access to health data
 * included; for consultants those of pets assigned to them.
 */
export function isOfWorkplace(viewer: Viewer, record: SQL): SQL {
  const { desk } = facilitiesByRole(viewer);
  return sql`(${isReadByStaff(viewer, record)} or ${record}.facility_id = any(${uuids(desk)}))`;
}

/** SQL: whether record `record` is about a pet that is in one of the viewer's families. */
export function isOfOwnPet(viewer: Viewer, record: SQL): SQL {
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  return sql`(${record}.family_id = any(${families}) and exists (
    select from pets ${ownPet} where ${ownPet}.id = ${record}.pet_id and ${ownPet}.deleted_at is null))`;
}

/**
 * SQL: whether the family shows record `record` of another clinic to a clinic where the viewer works. The caller checks
 * that it is released and that the viewer sees the pet. The table needs the columns `facility_id` and `pet_id`.
 */
export function isShownToWorkplace(viewer: Viewer, record: SQL): SQL {
  const { whole, desk } = facilitiesByRole(viewer);
  return isShownTo([...whole, ...desk], record);
}

const isShownTo = (facilityIds: readonly string[], record: SQL): SQL =>
  facilityIds.length === 0
    ? sql`false`
    : sql`exists (select from record_access ${access}
        where ${access}.pet_id = ${record}.pet_id and ${access}.from_facility_id = ${record}.facility_id
          and ${access}.withdrawn_at is null and ${access}.to_facility_id = any(${uuids(facilityIds)}))`;

/** SQL: like `isShownToWorkplace`, for staff who may read health data. */
export const isShownToStaff = (viewer: Viewer, record: SQL): SQL =>
  isShownTo(facilitiesByRole(viewer).whole, record);

/**
 * SQL: the only definition of which visit notes `n` about pet `p` a person may read. Families read released ones, and
 * staff those of other clinics that the family shows them.
 */
export const visibleNote = (viewer: Viewer): SQL =>
  sql`(${isReadByStaff(viewer, sql`n`)} or n.released_at is not null and (${isOfOwnPet(viewer, sql`n`)}
    or ${isShownToStaff(viewer, sql`n`)} and exists (select from pets p where p.id = n.pet_id and ${visiblePet(viewer)})))`;
