import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../platform/database.ts';
import { encodeCursor, type Page } from '../../platform/page.ts';
import { Refusal } from '../../platform/refusal.ts';
import { conversationJson } from '../../records/conversation-json.ts';
import { texts, uuids } from '../../records/json.ts';
import {
  conditions,
  type ConversationSearch,
  familiesOf,
  momentOf,
  ofOthers,
  statusesOf,
} from './conversation-search.ts';
import { conversationsWith, matchJson, wantedWords } from '../../records/found-words.ts';

type Row = { readonly items: string; readonly last: readonly string[] | null };

/**
 * Returns a page of conversations in one statement, the latest change first; of a diary alone, the latest entry first.
 * Refusals: NOT_FOUND for a facility of others, VALIDATION.
 */
export async function searchConversations(
  db: Queryable,
  viewer: Viewer,
  search: ConversationSearch,
): Promise<Page> {
  refuseForeignFacility(viewer, search.facilityId);
  const { limit } = search;
  const moment = momentOf(search);
  const words = wantedWords(search.filter?.payload?.message);
  const item = conversationJson(viewer, words ? matchJson(viewer, words) : undefined);
  const [row] = await rowsOf<Row>(
    db,
    sql`
    with found as (
      select c.* from (${candidates(viewer, search)}) c
      order by c.${moment} desc nulls last, c.id desc nulls last limit ${limit + 1}
    ), shown as (select * from found order by ${moment} desc, id desc limit ${limit})
    select
      (select coalesce(json_agg(${item} order by c.${moment} desc, c.id desc), '[]')::text
        from shown c left join facilities f on f.id = c.facility_id) as items,
      case when (select count(*) from found) > ${limit} then
        (select array[iso_micros(${moment}), id::text] from shown order by ${moment}, id limit 1) end as last`,
  );
  return { items: { json: row?.items ?? '[]' }, next: row?.last ? encodeCursor(row.last) : null };
}

function refuseForeignFacility(viewer: Viewer, facilityId: string | undefined): void {
  if (facilityId === undefined) return;
  const known = [...viewer.facilities, ...viewer.clinics].some(
    (link) => link.facilityId === facilityId,
  );
  if (!known) throw new Refusal('NOT_FOUND');
}

function candidates(viewer: Viewer, search: ConversationSearch): SQL {
  return picked(viewer, search) ?? descents(viewer, search);
}

/** Words and pets lead to a few conversations, which are looked up; without them there is nothing to look up. */
function narrowedTo(viewer: Viewer, { filter }: ConversationSearch): SQL[] {
  const words = wantedWords(filter?.payload?.message);
  const all: SQL[] = [];
  const pets = filter?.payload?.pets;
  if (words) all.push(sql`c.id in (${conversationsWith(viewer, words)})`);
  if (pets?.length)
    all.push(sql`c.id in (select cp.conversation_id from conversation_pets cp
      where cp.pet_id = any(${uuids(pets)}))`);
  return all;
}

function picked(viewer: Viewer, search: ConversationSearch): SQL | null {
  const narrowed = narrowedTo(viewer, search);
  if (narrowed.length === 0) return null;
  return sql`
  select c.* from conversations c
  where ${sql.join(narrowed, sql` and `)} and c.status = any(${texts(statusesOf(search))}) and ${conditions(viewer, search)}`;
}

/**
 * Each status of each side is one descent of an index, from the newest on; what they find is merged, so that the cost
 * does not grow with what is there.
 */
function descents(viewer: Viewer, search: ConversationSearch): SQL {
  const { owners, column } = sidesOf(viewer, search);
  return sql`
    select found.* from unnest(${owners}) as owner(id)
    cross join unnest(${texts(statusesOf(search))}) as wanted(status)
    cross join lateral (
      select c.* from conversations c
      where ${column} = owner.id and c.status = wanted.status and ${conditions(viewer, search)}
      order by c.${momentOf(search)} desc nulls last, c.id desc nulls last limit ${search.limit + 1}
    ) found`;
}

/** The column to descend by: the narrowest that the search names. */
function sidesOf(viewer: Viewer, search: ConversationSearch): { owners: SQL; column: SQL } {
  const family = sql`c.family_id`;
  const { families, assignees, facilities } = search.filter?.payload ?? {};
  if (ofOthers(viewer, search)) return { owners: familiesOf(search.userId), column: family };
  if (families?.length) return { owners: uuids(families), column: family };
  if (assignees?.length) return { owners: uuids(assignees), column: sql`c.assignee_id` };
  if (!viewer.isVet)
    return { owners: uuids(viewer.families.map(({ familyId }) => familyId)), column: family };
  const own = viewer.facilities.map(({ facilityId }) => facilityId);
  const named = search.facilityId ? [search.facilityId] : own;
  const wanted = facilities?.length ? named.filter((id) => facilities.includes(id)) : named;
  return { owners: uuids([...new Set(wanted)]), column: sql`c.facility_id` };
}
