import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { texts, uuids } from '../../../db/arrays.ts';
import type { ConversationOrder } from './conversation-order.ts';
import {
  searchConditions,
  type ConversationSearch,
  familyIdsSql,
  isLimitedToAssigned,
  isOfOtherPerson,
  statusesOf,
} from './conversation-search.ts';
import { matchingConversationsCtes } from './full-text-search.ts';

/**
 * Up to this many conversations of the requested pets are looked up one by one. Beyond it, the conversations of the
 * pets' families are read in order instead.
 */
const MAX_LOOKUPS_BY_PET = 200;

/** Returns the common table expressions that `candidatesQuery` needs, each followed by a comma. */
export function candidateCtes(viewer: Viewer, search: ConversationSearch): SQL {
  const { message, pets } = search.filter?.payload ?? {};
  const matching = matchingConversationsCtes(viewer, message);
  if (matching) return sql`${matching}, `;
  return pets?.length
    ? sql`of_pets as materialized (
        select cp.conversation_id as id from conversation_pets cp
        where cp.pet_id = any(${uuids(pets)}) limit ${MAX_LOOKUPS_BY_PET + 1}), `
    : sql``;
}

/** Returns a query of candidate conversations, which include at least those on the requested page. */
export function candidatesQuery(
  viewer: Viewer,
  search: ConversationSearch,
  order: ConversationOrder,
): SQL {
  const { message, pets } = search.filter?.payload ?? {};
  if (matchingConversationsCtes(viewer, message))
    return lookupQuery(viewer, search, order, 'matching');
  const indexScans =
    search.filter?.waiting && viewer.isVet
      ? waitingIndexScansQuery(viewer, search, order)
      : indexScansQuery(viewer, search, order);
  if (!pets?.length) return indexScans;
  const isFew = sql`(select count(*) from of_pets) <= ${MAX_LOOKUPS_BY_PET}`;
  return sql`
    select few.* from (${lookupQuery(viewer, search, order, 'of_pets')}) few where ${isFew}
    union all
    select many.* from (${indexScans}) many where not ${isFew}`;
}

/** Sources of conversation ids, with the extra columns that each adds. */
const CANDIDATE_SOURCES = {
  matching: { from: sql`matching`, beside: sql`, pick.matched` },
  of_pets: { from: sql`(select distinct id from of_pets)`, beside: sql`` },
};

/**
 * Looks up the conversations of a source by primary key (lateral join). The planner cannot estimate how few there are
 * and would scan all conversations of the clinic; `offset 0` prevents that.
 */
function lookupQuery(
  viewer: Viewer,
  search: ConversationSearch,
  { after }: ConversationOrder,
  source: keyof typeof CANDIDATE_SOURCES,
): SQL {
  const { from, beside } = CANDIDATE_SOURCES[source];
  return sql`
    select found.* from ${from} pick
    cross join lateral (
      select c.*${beside} from conversations c
      where c.id = pick.id and c.status = any(${texts(statusesOf(search))})
        and ${searchConditions(viewer, search)} and ${after ?? sql`true`}
      offset 0) found`;
}

/**
 * Reads each combination of owner, status and part of the order with its own index scan, newest first, and merges the
 * results, so that the cost does not grow with the number of conversations.
 */
function indexScansQuery(
  viewer: Viewer,
  search: ConversationSearch,
  order: ConversationOrder,
): SQL {
  const { owners, column } = indexKeysOf(viewer, search);
  const scans = order.parts.map(
    ({ condition, orderBy }) => sql`
    select found.* from unnest(${owners}) as owner(id)
    cross join unnest(${texts(statusesOf(search))}) as wanted(status)
    cross join lateral (
      select c.* from conversations c
      where ${column} = owner.id and c.status = wanted.status${condition ? sql` and ${condition}` : sql``}
        and ${searchConditions(viewer, search)} and ${order.after ?? sql`true`}
      order by ${orderBy(sql`c`)} limit ${search.limit + 1}
    ) found`,
  );
  return sql.join(scans, sql` union all `);
}

/** Conversations that await staff have a partial index across all statuses: one index scan per owner. */
function waitingIndexScansQuery(
  viewer: Viewer,
  search: ConversationSearch,
  order: ConversationOrder,
): SQL {
  const { owners, column } = indexKeysOf(viewer, search);
  return sql`
    select found.* from unnest(${owners}) as owner(id)
    cross join lateral (
      select c.* from conversations c
      where ${column} = owner.id and c.status = any(${texts(statusesOf(search))})
        and ${searchConditions(viewer, search)} and ${order.after ?? sql`true`}
      order by ${order.orderBy(sql`c`)} limit ${search.limit + 1}
    ) found`;
}

/**
 * Returns the most selective indexed column for a search (family, assignee or facility) and the values to scan
 * for.
 */
export function indexKeysOf(
  viewer: Viewer,
  search: ConversationSearch,
): { owners: SQL; column: SQL } {
  const family = sql`c.family_id`;
  const { families, pets, assignees, facilities, unassigned } = search.filter?.payload ?? {};
  if (isOfOtherPerson(viewer, search))
    return { owners: familyIdsSql(search.userId), column: family };
  if (families?.length) return { owners: uuids(families), column: family };
  if (pets?.length) return { owners: familiesOfPetsSql(pets), column: family };
  if (assignees?.length && !unassigned)
    return { owners: uuids(assignees), column: sql`c.assignee_id` };
  if (!viewer.isVet)
    return { owners: uuids(viewer.families.map(({ familyId }) => familyId)), column: family };
  if (isLimitedToAssigned(viewer, search) && !search.filter?.waiting)
    return { owners: uuids([viewer.userId]), column: sql`c.assignee_id` };
  const own = viewer.facilities.map(({ facilityId }) => facilityId);
  const named = search.facilityId ? [search.facilityId] : own;
  const requestedIds = facilities?.length ? named.filter((id) => facilities.includes(id)) : named;
  return { owners: uuids([...new Set(requestedIds)]), column: sql`c.facility_id` };
}

/** SQL: the families of pets. A conversation belongs to the family of its pets. */
const familiesOfPetsSql = (pets: readonly string[]) =>
  sql`array(select distinct p.family_id from pets p where p.id = any(${uuids(pets)}))`;
