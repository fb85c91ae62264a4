import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { jsonBytes } from '../../../http/json-bytes.ts';
import { encodeCursor, type Page } from '../../../http/pagination.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { readConversationRows } from '../rows/read-conversation-rows.ts';
import { shapeConversations } from '../rows/shape-conversations.ts';
import { texts, uuids } from '../../../db/arrays.ts';
import { conversationsMatching, matchJson } from './full-text-search.ts';
import { type ConversationOrder, orderOf } from './conversation-order.ts';
import {
  conditions,
  type ConversationSearch,
  familiesOf,
  ofOthers,
  statusesOf,
} from './conversation-search.ts';

type Beside = {
  readonly last: readonly string[] | null;
  readonly total: number | null;
};

/**
 * Returns a page of conversations in one statement, the latest change first; of a diary alone, the latest entry first;
 * of what waits for staff, the most pressing first. Of what waits the number of all is told.
 * Refusals: FACILITY_UNKNOWN for a facility of others, VALIDATION.
 */
export async function searchConversations(
  db: Queryable,
  viewer: Viewer,
  search: ConversationSearch,
): Promise<Page> {
  refuseForeignFacility(viewer, search.facilityId);
  const { limit } = search;
  const order = orderOf(viewer, search);
  const matching = conversationsMatching(viewer, search.filter?.payload?.message);
  const row = await readConversationRows<Beside>(db, viewer, {
    parts: sql`${matching ? sql`${matching}, ` : sql``}found as (
        select c.* from (${candidates(viewer, search, order)}) c
        order by ${order.by(sql`c`)} limit ${limit + 1}
      ), shown as (
        select found.*, row_number() over (order by ${order.by(sql`found`)}) as place from found limit ${limit})`,
    match: matching ? matchJson(viewer) : undefined,
    beside: sql`case when (select count(*) from found) > ${limit} then
        (select ${order.position(sql`shown`)} from shown order by place desc limit 1) end as last,
      ${search.filter?.waiting ? countAll(viewer, search) : sql`null::int`} as total`,
  });
  return {
    items: { json: jsonBytes(shapeConversations(viewer, row).conversations) },
    next: row.last ? encodeCursor(row.last) : null,
    ...(row.total !== null && { total: row.total }),
  };
}

function refuseForeignFacility(viewer: Viewer, facilityId: string | undefined): void {
  if (facilityId === undefined) return;
  const known = [...viewer.facilities, ...viewer.clinics].some(
    (link) => link.facilityId === facilityId,
  );
  if (!known) throw new Refusal('FACILITY_UNKNOWN');
}

function candidates(viewer: Viewer, search: ConversationSearch, order: ConversationOrder): SQL {
  const { message, pets } = search.filter?.payload ?? {};
  if (conversationsMatching(viewer, message) || pets?.length) return picked(viewer, search, order);
  return search.filter?.waiting && viewer.isVet
    ? waitingDescents(viewer, search, order)
    : descents(viewer, search, order);
}

/**
 * Words and pets lead to a few conversations, which are looked up one by one: the database has nothing to guess how many
 * there are, and would rather go through all that a clinic has (`offset 0` keeps it from that).
 */
function picked(viewer: Viewer, search: ConversationSearch, { after }: ConversationOrder): SQL {
  const { message, pets } = search.filter?.payload ?? {};
  const isByWords = conversationsMatching(viewer, message) !== null;
  const ofPets = sql`select cp.conversation_id as id from conversation_pets cp
    where cp.pet_id = any(${uuids(pets ?? [])})`;
  const byWords = sql`matching where ${pets?.length ? sql`id in (${ofPets})` : sql`true`}`;
  return sql`
    select found.* from (
      select ${isByWords ? sql`id, matched from ${byWords}` : sql`distinct id from (${ofPets}) of_pets`}) pick
    cross join lateral (
      select c.*${isByWords ? sql`, pick.matched` : sql``} from conversations c
      where c.id = pick.id and c.status = any(${texts(statusesOf(search))})
        and ${conditions(viewer, search)} and ${after ?? sql`true`}
      offset 0) found`;
}

/**
 * Each status of each side is one descent of an index, from the newest on; what they find is merged, so that the cost
 * does not grow with what is there.
 */
function descents(viewer: Viewer, search: ConversationSearch, order: ConversationOrder): SQL {
  const { owners, column } = sidesOf(viewer, search);
  return sql`
    select found.* from unnest(${owners}) as owner(id)
    cross join unnest(${texts(statusesOf(search))}) as wanted(status)
    cross join lateral (
      select c.* from conversations c
      where ${column} = owner.id and c.status = wanted.status
        and ${conditions(viewer, search)} and ${order.after ?? sql`true`}
      order by ${order.by(sql`c`)} limit ${search.limit + 1}
    ) found`;
}

/** What waits for staff has an index of its own, whatever its status: one descent for each side. */
function waitingDescents(
  viewer: Viewer,
  search: ConversationSearch,
  order: ConversationOrder,
): SQL {
  const { owners, column } = sidesOf(viewer, search);
  return sql`
    select found.* from unnest(${owners}) as owner(id)
    cross join lateral (
      select c.* from conversations c
      where ${column} = owner.id and c.status = any(${texts(statusesOf(search))})
        and ${conditions(viewer, search)} and ${order.after ?? sql`true`}
      order by ${order.by(sql`c`)} limit ${search.limit + 1}
    ) found`;
}

/** How many there are on all pages. */
function countAll(viewer: Viewer, search: ConversationSearch): SQL {
  const { owners, column } = sidesOf(viewer, search);
  return sql`(select count(*)::int from conversations c
    where ${column} = any(${owners}) and c.status = any(${texts(statusesOf(search))})
      and ${conditions(viewer, search)})`;
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
