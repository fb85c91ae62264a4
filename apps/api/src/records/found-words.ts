import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { deskFacilities, hiddenFrom } from './conversation-json.ts';
import { uuids } from './json.ts';

/** Texts to be found, each by all of its words; null when nothing was typed. */
export function wantedWords(texts: readonly string[] = []): SQL | null {
  const typed = texts.filter((text) => text.trim() !== '');
  if (typed.length === 0) return null;
  // Text without any word finds nothing, and must not hide what the others find.
  return sql`(${sql.join(
    typed.map((text) => sql`coalesce(search_query(${text}), ''::tsquery)`),
    sql` || `,
  )})`;
}

/**
 * The conversations in which these words are: in what was asked, in a message that the viewer may read, in the name of
 * a pet or of somebody of the family. What is indexed is asked for, so that the cost is that of what is found.
 */
export function conversationsWith(viewer: Viewer, words: SQL): SQL {
  return viewer.isVet ? inFacilities(viewer, words) : inFamilies(viewer, words);
}

function inFacilities(viewer: Viewer, words: SQL): SQL {
  const facilities = viewer.facilities.map(({ facilityId }) => facilityId);
  const desk = deskFacilities(viewer);
  const read = facilities.filter((facilityId) => !desk.includes(facilityId));
  return sql`
    select e.conversation_id from events e
    where e.facility_id = any(${uuids(read)}) and e.message is not null and e.words @@ ${words}
    union all
    select c.id from conversations c
    where c.facility_id = any(${uuids(facilities)}) and c.words @@ ${words}
    union all
    select cp.conversation_id from pets p join conversation_pets cp on cp.pet_id = p.id
    where p.words @@ ${words}
    union all
    select c.id from users u
    join family_members fm on fm.user_id = u.id
    join conversations c on c.family_id = fm.family_id and c.facility_id = any(${uuids(facilities)})
    where u.words @@ ${words}`;
}

/** A family has few conversations: they are read one by one. Of the staff it knows no full names to look for. */
function inFamilies(viewer: Viewer, words: SQL): SQL {
  const families = uuids(viewer.families.map(({ familyId }) => familyId));
  return sql`
    select c.id from conversations c
    where c.family_id = any(${families}) and (c.words @@ ${words}
      or exists (select from events e where e.conversation_id = c.id and e.message is not null and e.words @@ ${words})
      or exists (select from conversation_pets cp join pets p on p.id = cp.pet_id
        where cp.conversation_id = c.id and p.words @@ ${words})
      or exists (select from users u where u.id = c.creator_id and not u.is_vet and u.words @@ ${words}))`;
}

/** Where in conversation `c` the words are: in the latest message, else in what was asked, else nowhere to jump to. */
export function matchJson(viewer: Viewer, words: SQL): SQL {
  return sql`coalesce(
    (select json_build_object('seq', e.seq, 'excerpt', search_excerpt(e.message, ${words}))
      from events e
      where e.conversation_id = c.id and e.message is not null and e.words @@ ${words}
        and not ${hiddenFrom(viewer)}
      order by e.seq desc limit 1),
    case when c.words @@ ${words} then
      json_build_object('seq', 0, 'excerpt', search_excerpt(c.note, ${words})) end)`;
}
