import type { readFamily as call } from '@zampa/contract/families/read-family';
import type { QueryOf } from '@zampa/contract/call';
import type { Family } from '@zampa/contract/families/objects';
import type { Relation, Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { balanceSql } from '../payments/public.ts';
import { preferredNumberToCall } from '../../shapes/person-for-staff.ts';
import { personJson, roleNameOf } from '../../shapes/person-json.ts';
import { petJson } from '../../shapes/pet-json.ts';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { aliases } from '../../db/alias.ts';
import { uuids } from '../../db/arrays.ts';
import { readsHealthOfPet, visiblePet } from '../../access/visible-pet.ts';
import type { PersonContext } from '../../http/context.ts';

const [handled] = aliases('handled');

export function readFamily({ viewer, relation, tx, query }: PersonContext<typeof call>) {
  return findFamily(tx, viewer, relation, query);
}

/**
 * Finds a family with its members, pets and facilities. Staff see only data of their own facility, without the
 * family's code, and only while the relation is active. Pending members are shown to the family's admins only. Throws
 * NOT_FOUND.
 */
export async function findFamily(
  db: Queryable,
  viewer: Viewer,
  relation: Relation,
  { FamilyId, FacilityId }: QueryOf<typeof call>,
): Promise<Family> {
  const own = relation === 'familyAdmin' || relation === 'familyMember';
  const workplaces = viewer.facilities.map(({ facilityId }) => facilityId);
  if (!own && FacilityId && !workplaces.includes(FacilityId)) throw new Refusal('FACILITY_UNKNOWN');
  const facilities = FacilityId && !own ? [FacilityId] : workplaces;
  const staffCondition = createStaffCondition(viewer, facilities);
  const mayKnow = own
    ? sql`true`
    : sql`exists (select from facility_clients fc
        where fc.family_id = fa.id and fc.status = 'ACTIVE' and ${staffCondition(sql.raw('fc'))})`;
  const shownFacilities = own ? sql`fc.status <> 'REMOVED'` : staffCondition(sql.raw('fc'));
  // Staff see e-mail and phone of the family's contact person while the family is an active client, and only the
  // names of other members.
  const contactRelation = sql`from facility_clients fc
    where fc.family_id = fa.id and fc.user_id = u.id and fc.status = 'ACTIVE' and ${staffCondition(sql.raw('fc'))}`;
  const email = own
    ? sql`u.email`
    : sql`case when exists (select ${contactRelation}) then u.email end`;
  const phone = own
    ? sql`u.phone`
    : sql`(select ${preferredNumberToCall(sql`fc`, sql`u`)} ${contactRelation} limit 1)`;
  const owed = own ? () => sql`true` : staffCondition;
  const shownMembers = relation === 'familyAdmin' ? sql`true` : sql`fm.status = 'ACTIVE'`;
  const [row] = await rowsOf<{ family: Family }>(
    db,
    sql`select json_build_object(
      'id', fa.id, 'code', ${own ? sql`fa.code` : sql`null`}, 'enabled', fa.enabled,
      'Users', (select coalesce(json_agg((${personJson('u', 'staff')})::jsonb || jsonb_build_object(
          'idRole', fm.role_id, 'role', ${roleNameOf(sql`fm.role_id`)}, 'status', fm.status,
          'email', ${email}, 'phone', ${phone}) order by fm.status, fm.created_at, u.id), '[]')
        from family_members fm join users u on u.id = fm.user_id
        where fm.family_id = fa.id and ${shownMembers}),
      'Pets', (select coalesce(json_agg(${petJson('p', sql`true`, readsHealthOfPet(viewer))} order by p.name, p.id), '[]')
        from pets p where p.family_id = fa.id and ${visiblePet(viewer)}),
      'Facilities', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name,
          'status', fc.status, 'clientFrom', iso_instant(fc.client_from)) order by f.name, f.id), '[]')
        from facility_clients fc join facilities f on f.id = fc.facility_id
        where fc.family_id = fa.id and ${shownFacilities}),
      'balance', ${balanceSql((c) => sql`${c}.family_id = fa.id and ${owed(c)}`)},
      'dateCreated', iso_instant(fa.created_at), 'dateUpdated', iso_instant(fa.updated_at)) as family
    from families fa where fa.id = ${FamilyId} and ${mayKnow}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.family;
}

/**
 * Returns a function that builds the SQL condition: staff may see family `fa` at the facility of a row, by their role
 * there. Consultants need a conversation assigned to them.
 */
function createStaffCondition(viewer: Viewer, facilities: readonly string[]) {
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  const here = (ids: readonly string[]) => uuids(ids.filter((id) => facilities.includes(id)));
  const all = here([...whole, ...desk]);
  return (
    row: SQL,
  ) => sql`(${row}.facility_id = any(${all}) or (${row}.facility_id = any(${here(assigned)})
    and exists (select from conversations ${handled} where ${handled}.facility_id = ${row}.facility_id
      and ${handled}.family_id = fa.id and ${handled}.assignee_id = ${viewer.userId})))`;
}
