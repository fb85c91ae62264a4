import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { jsonBytes } from '../../../http/replies/json-bytes.ts';
import { encodeCursor, type Page } from '../../../http/replies/pagination.ts';
import { refuseForeignFacility } from '../../../access/refuse-foreign-facility.ts';
import { readConversationRows } from '../rows/read-conversation-rows.ts';
import { shapeConversations } from '../rows/shape-conversations.ts';
import { summarize } from '@zampa/contract/conversations/summaries/summarize';
import { texts } from '../../../db/arrays.ts';
import { candidateCtes, candidatesQuery, indexKeysOf } from './conversation-candidates.ts';
import { matchingConversationsCtes, matchJson } from './full-text-search.ts';
import { orderOf } from './conversation-order.ts';
import { searchConditions, type ConversationSearch, statusesOf } from './conversation-search.ts';

type ExtraColumns = {
  readonly last: readonly string[] | null;
  readonly total: number | null;
};

/**
 * Returns a page of conversations in one statement, ordered as in `orderOf`. Includes the total for lists of
 * conversations that await the viewer. Errors: FACILITY_UNKNOWN for a facility that is not the viewer's,
 * VALIDATION.
 */
export async function searchConversations(
  db: Queryable,
  viewer: Viewer,
  search: ConversationSearch,
): Promise<Page> {
  if (search.facilityId !== undefined) refuseForeignFacility(viewer, search.facilityId);
  const { limit } = search;
  const order = orderOf(viewer, search);
  const isFullTextSearch =
    matchingConversationsCtes(viewer, search.filter?.payload?.message) !== null;
  const row = await readConversationRows<ExtraColumns>(db, viewer, {
    parts: sql`${candidateCtes(viewer, search)}found as (
        select c.* from (${candidatesQuery(viewer, search, order)}) c
        order by ${order.orderBy(sql`c`)} limit ${limit + 1}
      ), shown as (
        select found.*, row_number() over (order by ${order.orderBy(sql`found`)}) as place from found limit ${limit})`,
    match: isFullTextSearch ? matchJson(viewer) : undefined,
    extraColumns: sql`case when (select count(*) from found) > ${limit} then
        (select ${order.position(sql`shown`)} from shown order by place desc limit 1) end as last,
      ${search.filter?.waiting ? totalSql(viewer, search) : sql`null::int`} as total`,
  });
  const { conversations } = shapeConversations(viewer, row);
  return {
    items: {
      json: jsonBytes(search.view === 'summary' ? summarize(conversations) : conversations),
    },
    next: row.last ? encodeCursor(row.last) : null,
    ...(row.total !== null && { total: row.total }),
  };
}

/** SQL: the number of matches on all pages. */
function totalSql(viewer: Viewer, search: ConversationSearch): SQL {
  const { owners, column } = indexKeysOf(viewer, search);
  const isFullTextSearch =
    matchingConversationsCtes(viewer, search.filter?.payload?.message) !== null;
  return sql`(select count(*)::int from conversations c
    where ${column} = any(${owners}) and c.status = any(${texts(statusesOf(search))})
      and ${searchConditions(viewer, search)}
      ${isFullTextSearch ? sql`and c.id in (select id from matching)` : sql``})`;
}
