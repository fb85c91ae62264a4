import type { search as call } from '@zampa/contract/search/search';
import type { QueryOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../db/alias.ts';
import { rowsOf, type Queryable, withGenericPlan } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { contactField, hasOwnContact } from '../clients/public.ts';
import { isHealthHiddenSql, visibleConversation } from '../conversations/public.ts';
import { matchingConversationsCtes, matchJson } from '../inbox/public.ts';
import { uuids } from '../../db/arrays.ts';
import { preferredNumberToCall, nameForStaff } from '../../shapes/person-for-staff.ts';
import { visiblePet } from '../../access/visible-pet.ts';
import type { PersonContext } from '../../http/context.ts';
import { petsByMicrochipQuery, clientsMatchingQuery } from './exact-matches.ts';

export function search({ viewer, tx, query }: PersonContext<typeof call>) {
  return searchAll(tx, viewer, query);
}

type SearchQuery = QueryOf<typeof call>;

/**
 * Searches the clients, pets and conversations that the viewer may see, in one statement. Empty for blank text.
 * Throws FACILITY_UNKNOWN for a facility that is not the viewer's.
 */
export async function searchAll(
  db: Queryable,
  viewer: Viewer,
  { q, facilityId, limit }: SearchQuery,
): Promise<{ json: string }> {
  const scoped = facilityId ? restrictToFacility(viewer, facilityId) : viewer;
  const matching = matchingConversationsCtes(scoped, [q]);
  if (!matching)
    return {
      json: JSON.stringify({ clients: [], pets: [], conversations: [] }),
    };
  const [row] = await rowsOf<{ json: string }>(
    withGenericPlan(db),
    sql`with ${matching} select json_build_object(
      'clients', ${jsonListSql(clientsQuery(scoped, q), limit, sql`closeness desc, place`)},
      'pets', ${jsonListSql(petsQuery(scoped, q), limit, sql`closeness desc, place`)},
      'conversations', ${jsonListSql(conversationsQuery(scoped), limit, sql`place desc`)})::text as json`,
  );
  return row ?? { json: 'null' };
}

/** Returns the viewer restricted to one facility. */
function restrictToFacility(viewer: Viewer, facilityId: string): Viewer {
  const atFacility = <Link extends { readonly facilityId: string }>(links: readonly Link[]) =>
    links.filter((link) => link.facilityId === facilityId);
  const [facilities, clinics] = [atFacility(viewer.facilities), atFacility(viewer.clinics)];
  if (facilities.length + clinics.length === 0) throw new Refusal('FACILITY_UNKNOWN');
  return viewer.isVet ? { ...viewer, facilities } : { ...viewer, clinics };
}

const [found, first, relation, contact, relative, member] = aliases(
  'found',
  'first',
  'relation',
  'contact',
  'relative',
  'member',
);

/** SQL: a JSON list of at most `limit` items. The sort columns are not part of the items. */
const jsonListSql = (rows: SQL, limit: number, order: SQL) => sql`(
  select coalesce(json_agg(item), '[]')
  from (select item from (${rows}) ${found} order by ${order} limit ${limit}) ${first})`;

/**
 * SQL: clients by name, or by part of a phone number or e-mail address. Consultants find only clients whose requests
 * are assigned to them.
 */
function clientsQuery(viewer: Viewer, typed: string): SQL {
  const facilitiesOf = (...consultant: readonly boolean[]) =>
    uuids(
      viewer.facilities
        .filter(({ roleId }) => staffRoleOf(roleId) !== null)
        .filter(({ roleId }) => consultant.includes(staffRoleOf(roleId) === 'consultant'))
        .map(({ facilityId }) => facilityId),
    );
  const all = facilitiesOf(true, false);
  return sql`
    select found.closeness, ${contactField('lastName')} as place, json_build_object(
      'FamilyId', fc.family_id, 'facilityId', fc.facility_id, 'firstName', ${contactField('firstName')},
      'lastName', ${contactField('lastName')}, 'phone', ${preferredNumberToCall(sql`fc`, sql`u`)}, 'status', fc.status,
      'image', case when ${hasOwnContact} then '/api/files/' || u.image_id end,
      'pets', (select coalesce(json_agg(p.name order by p.name), '[]') from pets p
        where p.family_id = fc.family_id and ${visiblePet(viewer)})) as item
    from (select id, max(closeness) as closeness from (
        select fc.id, named.closeness from people_named(${typed}, ${all}) named
        join facility_clients fc on fc.user_id = named.id and fc.facility_id = any(${all}) and ${hasOwnContact}
        union all
        select marked.id, 1 from (${clientsMatchingQuery(typed, all)}) marked) each group by id) found
    join facility_clients fc on fc.id = found.id and fc.status <> 'REMOVED'
    join users u on u.id = fc.user_id
    where fc.facility_id = any(${facilitiesOf(false)})
      or (fc.facility_id = any(${facilitiesOf(true)}) and exists (select from conversations c
        where c.facility_id = fc.facility_id and c.family_id = fc.family_id and c.assignee_id = ${viewer.userId}))`;
}

/** SQL: pets by name or part of the microchip number, among those known to the viewer's facilities or families. */
function petsQuery(viewer: Viewer, typed: string): SQL {
  const facilities = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  const chipped = petsByMicrochipQuery(typed, facilities, families);
  const marked = chipped ? sql`union all select chipped.id, 1 from (${chipped}) chipped` : sql``;
  return sql`
  select found.closeness, p.name as place, json_build_object(
    'id', p.id, 'name', p.name, 'SpeciesId', p.species_id, 'FamilyId', p.family_id, 'image', p.image_id,
    'family', ${contactNameSql(viewer, sql`p.family_id`)}) as item
  from (select id, max(closeness) as closeness from (
      select id, closeness from pets_named(${typed}, ${facilities}, ${families})
      ${marked}) each group by id) found
  join pets p on p.id = found.id
  where ${visiblePet(viewer)}`;
}

/**
 * SQL: conversations that contain the words. Each match is looked up by key (`offset 0`); otherwise the planner scans
 * all conversations of the clinic.
 */
const conversationsQuery = (viewer: Viewer) => sql`
  select c.updated_at as place, json_build_object(
    'id', c.id, 'facilityId', c.facility_id, 'status', c.status,
    'note', case when ${isHealthHiddenSql(viewer)} then '' else left(c.note, 120) end,
    'client', ${contactNameSql(viewer, sql`c.family_id`)},
    'pets', (select coalesce(json_agg(p.name order by p.name), '[]')
      from conversation_pets cp join pets p on p.id = cp.pet_id where cp.conversation_id = c.id),
    'match', ${matchJson(viewer)},
    'dateUpdated', iso_instant(c.updated_at)) as item
  from (
    select said.* from matching cross join lateral (
      select c.*, matching.matched from conversations c
      where c.id = matching.id and c.type = 'HEALTH' and c.status <> 'PENDING' and ${visibleConversation(viewer)}
      offset 0) said
    order by said.updated_at desc limit 20
  ) c`;

/** SQL: the contact's name as the clinic may know it; for family members, that of the longest-standing member. */
const contactNameSql = (viewer: Viewer, familyId: SQL) => {
  const facilities = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  return sql`coalesce(
    (select ${nameForStaff(relation, contact)}
      from facility_clients ${relation} join users ${contact} on ${contact}.id = ${relation}.user_id
      where ${relation}.family_id = ${familyId} and ${relation}.facility_id = any(${facilities})
      order by ${relation}.created_at limit 1),
    (select ${member}.first_name || ' ' || ${member}.last_name
      from family_members ${relative} join users ${member} on ${member}.id = ${relative}.user_id
      where ${relative}.family_id = ${familyId} and ${relative}.status = 'ACTIVE'
      order by ${relative}.created_at limit 1), '')`;
};
