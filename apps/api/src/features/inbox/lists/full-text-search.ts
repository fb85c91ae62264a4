import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { isHealthHiddenSql } from '../../conversations/public.ts';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { managesOwnContact } from '../../../shapes/person-for-staff.ts';
import { uuids } from '../../../db/arrays.ts';

/**
 * Returns the common table expressions `typed` and `matching`: conversations that match any of the texts, each text
 * by all of its words, with the `seq` of the latest matching message. Searches request notes, messages that the
 * viewer may read, and names of pets and family members. Null if all texts are blank.
 *
 * The words are parsed once and every branch uses an index, so that the cost depends on the number of matches and one
 * plan suits all words.
 */
export function matchingConversationsCtes(
  viewer: Viewer,
  texts: readonly string[] = [],
): SQL | null {
  const filled = texts.filter((text) => text.trim() !== '');
  if (filled.length === 0) return null;
  // A text without words matches nothing and must not suppress the matches of the others.
  const each = filled.map((text) => sql`coalesce(search_query(${text}), ''::tsquery)`);
  return sql`typed as materialized (select ${sql.join(each, sql` || `)} as words),
    matching as materialized (
      select each.id, max(each.seq) as matched
      from (${viewer.isVet ? matchesInFacilities(viewer) : matchesInFamilies(viewer)}) each group by each.id)`;
}

const words = sql`(select typed.words from typed)`;

const [event, request, petOf, pet, person, family, own, conversation, typed] = aliases(
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
 * Searches by facility. Conversations are looked up once per family, even if several members match. Clients who have
 * not accepted the facility match only by the name that the facility typed.
 */
function matchesInFacilities(viewer: Viewer): SQL {
  const facilityIds = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
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
    where ${pet}.known_to && ${facilityIds} and ${pet}.words @@ ${words}
    union all
    select ${conversation}.id, null from (
      select distinct unnest(${person}.known_to) as id from users ${person}
      where ${person}.known_to && ${facilityIds} and ${person}.words @@ ${words}) ${family}
    cross join lateral (
      select ${own}.id, ${own}.facility_id from conversations ${own}
      where ${own}.family_id = ${family}.id offset 0) ${conversation}
    where ${conversation}.facility_id = any(${facilityIds}) and not exists (select from facility_clients ${typed}
      where ${typed}.facility_id = ${conversation}.facility_id and ${typed}.family_id = ${family}.id
        and not ${managesOwnContact(typed)})
    union all
    select ${conversation}.id, null from (
      select ${typed}.family_id, ${typed}.facility_id from facility_clients ${typed}
      where ${typed}.facility_id = any(${facilityIds}) and not ${managesOwnContact(typed)}
        and search_words(concat_ws(' ', ${typed}.contact->>'firstName', ${typed}.contact->>'lastName')) @@ ${words}) ${family}
    cross join lateral (
      select ${own}.id from conversations ${own}
      where ${own}.family_id = ${family}.family_id and ${own}.facility_id = ${family}.facility_id offset 0) ${conversation}`;
}

/**
 * Searches by family. A family has few conversations, so they are checked one by one. Full names of staff are not
 * searched.
 */
function matchesInFamilies(viewer: Viewer): SQL {
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

/** SQL: where conversation `c` matches: the message with number `matched`, else the request note, else null. */
export const matchJson = (viewer: Viewer): SQL => sql`case
  when ${isHealthHiddenSql(viewer)} then null
  when c.matched is not null then
    (select json_build_object('seq', ${event}.seq, 'excerpt', search_excerpt(${event}.message, ${words}))
      from events ${event} where ${event}.conversation_id = c.id and ${event}.seq = c.matched)
  when c.words @@ ${words} then
    json_build_object('seq', 0, 'excerpt', search_excerpt(c.note, ${words})) end`;
