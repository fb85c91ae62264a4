import type { readUsers as call } from '@zampa/contract/people/read-users';
import type { QueryOf } from '@zampa/contract/call';
import type { Person } from '@zampa/contract/people/user';
import type { Viewer } from '@zampa/domain/people/relation';
import { mayOpenForClients } from '@zampa/domain/people/staff-rights';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable, withGenericPlan } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { hasOwnContact } from '../clients/public.ts';
import { facilitiesByRole } from '../../access/facilities-by-role.ts';
import { personJson, readerSideOf } from '../../shapes/person-json.ts';
import { uuids } from '../../db/arrays.ts';
import type { PersonContext } from '../../http/context.ts';

export function readUsers({ viewer, tx, query }: PersonContext<typeof call>) {
  return findPeople(tx, viewer, query);
}

/**
 * Finds people by id. With a facility: its staff and clients, with contact data and note; throws FACILITY_UNKNOWN
 * if the caller does not work there, NOT_FOUND if the caller may see no one of them. Without one: the caller,
 * family, colleagues, and staff and clients of their clinics; others are left out. Consultants see only clients
 * whose requests are assigned to them.
 */
export async function findPeople(
  db: Queryable,
  viewer: Viewer,
  { id, idFacility }: QueryOf<typeof call>,
) {
  const workplaces = viewer.facilities
    .map(({ facilityId }) => facilityId)
    .filter((facilityId) => idFacility === undefined || facilityId === idFacility);
  if (idFacility && !id.includes(viewer.userId) && workplaces.length === 0)
    throw new Refusal('FACILITY_UNKNOWN');
  const people = await rowsOf<{ person: Person }>(
    withGenericPlan(db),
    sql`select (${personJson('u', readerSideOf(viewer))})::jsonb || ${contactDataSql(viewer, idFacility)} as person from users u
      where u.id = any(${uuids(id)}) and ${visiblePersonSql(viewer, workplaces)}
      order by u.id`,
  );
  if (idFacility && people.length === 0) throw new Refusal('NOT_FOUND');
  return people.map(({ person }) => person);
}

/**
 * SQL: contact data and note of person `u` at a facility, for staff who may see all of its clients; otherwise an
 * empty object.
 */
function contactDataSql(viewer: Viewer, facilityId: string | undefined): SQL {
  const role = viewer.facilities.find((workplace) => workplace.facilityId === facilityId)?.roleId;
  if (!facilityId || role === undefined || !mayOpenForClients(role)) return sql`'{}'::jsonb`;
  return sql`jsonb_build_object('email', u.email, 'phone', u.phone) || coalesce(
    (select jsonb_build_object('note', fc.note, 'clientFrom', iso_instant(fc.client_from))
      from facility_clients fc join family_members m on m.family_id = fc.family_id
      where m.user_id = u.id and m.status = 'ACTIVE' and fc.facility_id = ${facilityId}
        and fc.status <> 'REMOVED' and ${hasOwnContact} order by fc.created_at limit 1), '{}'::jsonb)`;
}

function visiblePersonSql(viewer: Viewer, workplaces: readonly string[]) {
  const { userId, families, clinics } = viewer;
  const familyIds = uuids(families.map(({ familyId }) => familyId));
  const joined = clinics.filter(({ status }) => status !== 'REMOVED');
  const facilities = uuids([...workplaces, ...joined.map(({ facilityId }) => facilityId)]);
  return sql`(u.id = ${userId}
    or exists (select from family_members m where m.user_id = u.id and m.status = 'ACTIVE'
      and m.family_id = any(${familyIds}))
    or exists (select from facility_members m where m.user_id = u.id and m.status = 'ACTIVE'
      and m.facility_id = any(${facilities}))
    or exists (select from facility_clients fc join family_members m on m.family_id = fc.family_id
      where m.user_id = u.id and m.status = 'ACTIVE' and fc.status <> 'REMOVED' and ${hasOwnContact}
        and ${visibleClientSql(viewer, workplaces)}))`;
}

/**
 * SQL: whether relation `fc` is with a client visible at these workplaces. Consultants see clients whose requests are
 * assigned to them.
 */
function visibleClientSql(viewer: Viewer, workplaces: readonly string[]) {
  const { assigned, desk, whole } = facilitiesByRole(viewer);
  const atWorkplaces = (ids: readonly string[]) =>
    uuids(ids.filter((id) => workplaces.includes(id)));
  return sql`(fc.facility_id = any(${atWorkplaces([...whole, ...desk])})
    or (fc.facility_id = any(${atWorkplaces(assigned)}) and exists (select from conversations c
      where c.facility_id = fc.facility_id and c.family_id = fc.family_id and c.assignee_id = ${viewer.userId})))`;
}
