import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../../../db/alias.ts';
import { hiddenFrom } from '../../conversations/public.ts';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { uuids } from '../../../db/arrays.ts';

/** Returns texts to be found, each by all of its words; null when nothing was typed. */
export function searchedWords(texts: readonly string[] = []): SQL | null {
  const typed = texts.filter((text) => text.trim() !== '');
  if (typed.length === 0) return null;
  // Text without any word finds nothing, and must not hide what the others find.
  return sql`(${sql.join(
    typed.map((text) => sql`coalesce(search_query(${text}), ''::tsquery)`),
    sql` || `,
  )})`;
}

/**
 * Finds the conversations in which these words are: in what was asked, in a message that the viewer may read, in the
 * name of a pet or of somebody of the family. What is indexed is asked for, so that the cost is that of what is found.
 */
export function conversationsMatching(viewer: Viewer, words: SQL): SQL {
  return viewer.isVet ? inFacilities(viewer, words) : inFamilies(viewer, words);
}

const [event, request, petOf, pet, person, relative, asked] = aliases(
  'event',
  'request',
  'pet_of',
  'pet',
  'person',
  'relative',
  'asked',
);

function inFacilities(viewer: Viewer, words: SQL): SQL {
  const facilities = viewer.facilities.map(({ facilityId }) => facilityId);
  const { assigned, whole } = facilitiesByRole(viewer);
  const read = [...assigned, ...whole];
  return sql`
    select ${event}.conversation_id from events ${event}
    where ${event}.facility_id = any(${uuids(read)}) and ${event}.message is not null
      and ${event}.words @@ ${words}
    union all
    select ${request}.id from conversations ${request}
    where ${request}.facility_id = any(${uuids(read)}) and ${request}.words @@ ${words}
    union all
    select ${petOf}.conversation_id from pets ${pet}
    join conversation_pets ${petOf} on ${petOf}.pet_id = ${pet}.id
    where ${pet}.words @@ ${words}
    union all
    select ${asked}.id from users ${person}
    join family_members ${relative} on ${relative}.user_id = ${person}.id
    join conversations ${asked} on ${asked}.family_id = ${relative}.family_id
      and ${asked}.facility_id = any(${uuids(facilities)})
    where ${person}.words @@ ${words}`;
}

/** A family has few conversations: they are read one by one. Of the staff it knows no full names to look for. */
function inFamilies(viewer: Viewer, words: SQL): SQL {
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  return sql`
    select ${request}.id from conversations ${request}
    where ${request}.family_id = any(${families}) and (${request}.words @@ ${words}
      or exists (select from events ${event} where ${event}.conversation_id = ${request}.id
        and ${event}.message is not null and ${event}.words @@ ${words})
      or exists (select from conversation_pets ${petOf} join pets ${pet} on ${pet}.id = ${petOf}.pet_id
        where ${petOf}.conversation_id = ${request}.id and ${pet}.words @@ ${words})
      or exists (select from users ${person} where ${person}.id = ${request}.creator_id
        and not ${person}.is_vet and ${person}.words @@ ${words}))`;
}

/**
 * Tells where in conversation `c` the words are: in the latest message, else in what was asked, else nowhere to jump
 * to.
 */
export function matchJson(viewer: Viewer, words: SQL): SQL {
  return sql`coalesce(
    (select json_build_object('seq', ${event}.seq,
        'excerpt', search_excerpt(${event}.message, ${words}))
      from events ${event}
      where ${event}.conversation_id = c.id and ${event}.message is not null
        and ${event}.words @@ ${words} and not ${hiddenFrom(viewer)}
      order by ${event}.seq desc limit 1),
    case when c.words @@ ${words} and not ${hiddenFrom(viewer)} then
      json_build_object('seq', 0, 'excerpt', search_excerpt(c.note, ${words})) end)`;
}
