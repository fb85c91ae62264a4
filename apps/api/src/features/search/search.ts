import type { search as call } from '@zampa/contract/search/search';
import type { QueryOf } from '@zampa/contract/call';
import type { Viewer } from '@zampa/domain/people/relation';
import { staffStanding } from '@zampa/domain/people/roles';
import { sql, type SQL } from 'drizzle-orm';
import { PLANNED_ONCE } from '../../db/accompanied-query.ts';
import { aliases } from '../../db/alias.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { contactField, isOpenContact } from '../clients/public.ts';
import { hiddenFrom, visibleConversation } from '../conversations/public.ts';
import { conversationsMatching, matchJson } from '../inbox/public.ts';
import { uuids } from '../../db/arrays.ts';
import { firstNumberToCall, knownName } from '../../access/known-person.ts';
import { visiblePet } from '../../access/visible-pet.ts';
import type { PersonContext } from '../../http/context.ts';
import { petsChipped, clientsMarked } from './exact-marks.ts';

export function search({ viewer, tx, query }: PersonContext<typeof call>) {
  return findEverything(tx, viewer, query);
}

type Asked = QueryOf<typeof call>;

/**
 * Finds clients, pets and conversations within what the viewer may see, in one statement; nothing for nothing typed.
 * Refusal: FACILITY_UNKNOWN for a facility that is not theirs.
 */
export async function findEverything(
  db: Queryable,
  viewer: Viewer,
  { q, facilityId, limit }: Asked,
): Promise<{ json: string }> {
  const scoped = facilityId ? within(viewer, facilityId) : viewer;
  const matching = conversationsMatching(scoped, [q]);
  if (!matching)
    return {
      json: JSON.stringify({ clients: [], pets: [], conversations: [] }),
    };
  const [row] = await rowsOf<{ json: string }>(
    db,
    sql`${sql.raw(PLANNED_ONCE)} with ${matching} select json_build_object(
      'clients', ${listOf(clientsNamed(scoped, q), limit, sql`closeness desc, place`)},
      'pets', ${listOf(petsNamed(scoped, q), limit, sql`closeness desc, place`)},
      'conversations', ${listOf(conversationsSaying(scoped), limit, sql`place desc`)})::text as json`,
  );
  return row ?? { json: 'null' };
}

/** The same person, with no more than this facility in sight. */
function within(viewer: Viewer, facilityId: string): Viewer {
  const here = <Link extends { readonly facilityId: string }>(links: readonly Link[]) =>
    links.filter((link) => link.facilityId === facilityId);
  const [facilities, clinics] = [here(viewer.facilities), here(viewer.clinics)];
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

/** The items come about after the limit: what they are ordered by is no part of them. */
const listOf = (rows: SQL, limit: number, order: SQL) => sql`(
  select coalesce(json_agg(item), '[]')
  from (select item from (${rows}) ${found} order by ${order} limit ${limit}) ${first})`;

/**
 * Clients by their name, or by a part of their number or address. A consultant knows those whose request they are in
 * charge of.
 */
function clientsNamed(viewer: Viewer, typed: string): SQL {
  const facilitiesOf = (...consultant: readonly boolean[]) =>
    uuids(
      viewer.facilities
        .filter(({ roleId }) => staffStanding(roleId) !== null)
        .filter(({ roleId }) => consultant.includes(staffStanding(roleId) === 'consultant'))
        .map(({ facilityId }) => facilityId),
    );
  const all = facilitiesOf(true, false);
  return sql`
    select found.closeness, ${contactField('lastName')} as place, json_build_object(
      'FamilyId', fc.family_id, 'facilityId', fc.facility_id, 'firstName', ${contactField('firstName')},
      'lastName', ${contactField('lastName')}, 'phone', ${firstNumberToCall(sql`fc`, sql`u`)}, 'status', fc.status,
      'image', case when ${isOpenContact} then '/api/files/' || u.image_id end,
      'pets', (select coalesce(json_agg(p.name order by p.name), '[]') from pets p
        where p.family_id = fc.family_id and ${visiblePet(viewer)})) as item
    from (select id, max(closeness) as closeness from (
        select fc.id, named.closeness from people_named(${typed}, ${all}) named
        join facility_clients fc on fc.user_id = named.id and fc.facility_id = any(${all}) and ${isOpenContact}
        union all
        select marked.id, 1 from (${clientsMarked(typed, all)}) marked) each group by id) found
    join facility_clients fc on fc.id = found.id and fc.status <> 'REMOVED'
    join users u on u.id = fc.user_id
    where fc.facility_id = any(${facilitiesOf(false)})
      or (fc.facility_id = any(${facilitiesOf(true)}) and exists (select from conversations c
        where c.facility_id = fc.facility_id and c.family_id = fc.family_id and c.assignee_id = ${viewer.userId}))`;
}

/** Pets by their name, or by a part of their chip's number, among those that are known to the viewer's facilities or family. */
function petsNamed(viewer: Viewer, typed: string): SQL {
  const facilities = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  const chipped = petsChipped(typed, facilities, families);
  const marked = chipped ? sql`union all select chipped.id, 1 from (${chipped}) chipped` : sql``;
  return sql`
  select found.closeness, p.name as place, json_build_object(
    'id', p.id, 'name', p.name, 'SpeciesId', p.species_id, 'FamilyId', p.family_id, 'image', p.image_id,
    'family', ${contactOf(viewer, sql`p.family_id`)}) as item
  from (select id, max(closeness) as closeness from (
      select id, closeness from pets_named(${typed}, ${facilities}, ${families})
      ${marked}) each group by id) found
  join pets p on p.id = found.id
  where ${visiblePet(viewer)}`;
}

/** What says the words is looked up one by one (`offset 0`): the database would walk all that a clinic has, and compare each. */
const conversationsSaying = (viewer: Viewer) => sql`
  select c.updated_at as place, json_build_object(
    'id', c.id, 'facilityId', c.facility_id, 'status', c.status,
    'note', case when ${hiddenFrom(viewer)} then '' else left(c.note, 120) end,
    'client', ${contactOf(viewer, sql`c.family_id`)},
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

/** Whom the clinic calls, as far as it may know them; a family's own search names its oldest member. */
const contactOf = (viewer: Viewer, familyId: SQL) => {
  const facilities = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  return sql`coalesce(
    (select ${knownName(relation, contact)}
      from facility_clients ${relation} join users ${contact} on ${contact}.id = ${relation}.user_id
      where ${relation}.family_id = ${familyId} and ${relation}.facility_id = any(${facilities})
      order by ${relation}.created_at limit 1),
    (select ${member}.first_name || ' ' || ${member}.last_name
      from family_members ${relative} join users ${member} on ${member}.id = ${relative}.user_id
      where ${relative}.family_id = ${familyId} and ${relative}.status = 'ACTIVE'
      order by ${relative}.created_at limit 1), '')`;
};
