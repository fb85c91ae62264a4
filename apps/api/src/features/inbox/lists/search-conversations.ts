import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { jsonBytes } from '../../../http/json-bytes.ts';
import { encodeCursor, type Page } from '../../../http/pagination.ts';
import { refuseForeignFacility } from '../../../access/refuse-foreign-facility.ts';
import { readConversationRows } from '../rows/read-conversation-rows.ts';
import { shapeConversations } from '../rows/shape-conversations.ts';
import { texts } from '../../../db/arrays.ts';
import { candidateParts, candidates, sidesOf } from './conversation-candidates.ts';
import { conversationsMatching, matchJson } from './full-text-search.ts';
import { orderOf } from './conversation-order.ts';
import { conditions, type ConversationSearch, statusesOf } from './conversation-search.ts';

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
  if (search.facilityId !== undefined) refuseForeignFacility(viewer, search.facilityId);
  const { limit } = search;
  const order = orderOf(viewer, search);
  const isByWords = conversationsMatching(viewer, search.filter?.payload?.message) !== null;
  const row = await readConversationRows<Beside>(db, viewer, {
    parts: sql`${candidateParts(viewer, search)}found as (
        select c.* from (${candidates(viewer, search, order)}) c
        order by ${order.by(sql`c`)} limit ${limit + 1}
      ), shown as (
        select found.*, row_number() over (order by ${order.by(sql`found`)}) as place from found limit ${limit})`,
    match: isByWords ? matchJson(viewer) : undefined,
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

/** How many there are on all pages. */
function countAll(viewer: Viewer, search: ConversationSearch): SQL {
  const { owners, column } = sidesOf(viewer, search);
  const isByWords = conversationsMatching(viewer, search.filter?.payload?.message) !== null;
  return sql`(select count(*)::int from conversations c
    where ${column} = any(${owners}) and c.status = any(${texts(statusesOf(search))})
      and ${conditions(viewer, search)}
      ${isByWords ? sql`and c.id in (select id from matching)` : sql``})`;
}
