import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { hiddenFrom } from '../../conversations/public.ts';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { speaksForItself } from '../../../access/known-person.ts';
import { uuids } from '../../../db/arrays.ts';

/**
 * Returns the parts `typed` and `matching` of a `with`: the conversations in which texts are, each by all of its words,
 * with the number of the latest message that says them. They are in what was asked, in a message that the viewer may
 * read, in the name of a pet or of somebody of the family. Null when nothing was typed.
 *
 * The words are worked out once, and what is indexed is asked for: the cost is that of what is found, and one way is
 * best for all words.
 */
export function conversationsMatching(viewer: Viewer, texts: readonly string[] = []): SQL | null {
  const filled = texts.filter((text) => text.trim() !== '');
  if (filled.length === 0) return null;
  // Text without any word finds nothing, and must not hide what the others find.
  const each = filled.map((text) => sql`coalesce(search_query(${text}), ''::tsquery)`);
  return sql`typed as materialized (select ${sql.join(each, sql` || `)} as words),
    matching as materialized (
      select each.id, max(each.seq) as matched
      from (${viewer.isVet ? inFacilities(viewer) : inFamilies(viewer)}) each group by each.id)`;
}

const words = sql`(select typed.words from typed)`;

const [event, request, petOf, pet, person, family, own, asked, typed] = aliases(
  'event',
  'request',
  'pet_of',
  'pet',
  'person',
  'family',
  'own',
  'asked',
  'typed',
);

/**
 * Several of a family may have the name that was typed: its conversations are looked up once, by the family alone. Who has
 * not accepted is found by the name that the facility typed, and by no other.
 */
function inFacilities(viewer: Viewer): SQL {
  const known = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  const { assigned, whole } = facilitiesByRole(viewer);
  const read = [...assigned, ...whole];
  return sql`
    select ${event}.conversation_id as id, ${event}.seq from events ${event}
    where ${event}.facility_id = any(${uuids(read)}) and ${event}.message is not null
      and ${event}.words @@ ${words}
    union all
    select ${request}.id, null from conversations ${request}
    where ${request}.facility_id = any(${uuids(read)}) and ${request}.words @@ ${words}
    union all
    select ${petOf}.conversation_id, null from pets ${pet}
    join conversation_pets ${petOf} on ${petOf}.pet_id = ${pet}.id
    where ${pet}.known_to && ${known} and ${pet}.words @@ ${words}
    union all
    select ${asked}.id, null from (
      select distinct unnest(${person}.known_to) as id from users ${person}
      where ${person}.known_to && ${known} and ${person}.words @@ ${words}) ${family}
    cross join lateral (
      select ${own}.id, ${own}.facility_id from conversations ${own}
      where ${own}.family_id = ${family}.id offset 0) ${asked}
    where ${asked}.facility_id = any(${known}) and not exists (select from facility_clients ${typed}
      where ${typed}.facility_id = ${asked}.facility_id and ${typed}.family_id = ${family}.id
        and not ${speaksForItself(typed)})
    union all
    select ${asked}.id, null from (
      select ${typed}.family_id, ${typed}.facility_id from facility_clients ${typed}
      where ${typed}.facility_id = any(${known}) and not ${speaksForItself(typed)}
        and search_words(concat_ws(' ', ${typed}.contact->>'firstName', ${typed}.contact->>'lastName')) @@ ${words}) ${family}
    cross join lateral (
      select ${own}.id from conversations ${own}
      where ${own}.family_id = ${family}.family_id and ${own}.facility_id = ${family}.facility_id offset 0) ${asked}`;
}

/** A family has few conversations: they are read one by one. Of the staff it knows no full names to look for. */
function inFamilies(viewer: Viewer): SQL {
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  return sql`
    select ${request}.id, said.seq from conversations ${request}
    left join lateral (select ${event}.seq from events ${event}
      where ${event}.conversation_id = ${request}.id and ${event}.message is not null and ${event}.words @@ ${words}
      order by ${event}.seq desc limit 1) said on true
    where ${request}.family_id = any(${families}) and (said.seq is not null or ${request}.words @@ ${words}
      or exists (select from conversation_pets ${petOf} join pets ${pet} on ${pet}.id = ${petOf}.pet_id
        where ${petOf}.conversation_id = ${request}.id and ${pet}.words @@ ${words})
      or exists (select from users ${person} where ${person}.id = ${request}.creator_id
        and not ${person}.is_vet and ${person}.words @@ ${words}))`;
}

/**
 * Tells where in conversation `c`, with its number `matched`, the words are: in the latest message, else in what was
 * asked, else nowhere to jump to.
 */
export const matchJson = (viewer: Viewer): SQL => sql`case
  when ${hiddenFrom(viewer)} then null
  when c.matched is not null then
    (select json_build_object('seq', ${event}.seq, 'excerpt', search_excerpt(${event}.message, ${words}))
      from events ${event} where ${event}.conversation_id = c.id and ${event}.seq = c.matched)
  when c.words @@ ${words} then
    json_build_object('seq', 0, 'excerpt', search_excerpt(c.note, ${words})) end`;
