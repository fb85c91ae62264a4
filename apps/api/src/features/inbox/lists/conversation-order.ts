import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { decodeCursor } from '../../../http/replies/pagination.ts';
import type { ConversationSearch } from './conversation-search.ts';

/** The sort order of a list. Each function takes the table alias: `c`, or that of the list's own rows. */
export type ConversationOrder = {
  readonly orderBy: (row: SQL) => SQL;
  /** The reverse of `orderBy`. */
  readonly reversed: (row: SQL) => SQL;
  /** A row's position in the order, as an array of texts for the pagination cursor. */
  readonly position: (row: SQL) => SQL;
  /** Condition on conversations `c` that come after the cursor; null without a cursor. */
  readonly after: SQL | null;
  /**
   * The parts of the list that are in the order of one column each, so that an index reads them: a condition on
   * conversations `c`, and that order.
   */
  readonly parts: readonly ListPart[];
};

type ListPart = { readonly condition: SQL | null; readonly orderBy: (row: SQL) => SQL };

/**
 * Returns the order of a search. Conversations that await staff: urgent first, then the longest waiting. Diary:
 * entries by date, and conversations by their latest change or, if so requested, by date. Other lists: latest change
 * first. Throws VALIDATION if the cursor is from another order.
 */
export function orderOf(viewer: Viewer, search: ConversationSearch): ConversationOrder {
  const { filter, cursor } = search;
  if (filter?.waiting && viewer.isVet) return mostUrgentFirst(cursor);
  const types = filter?.type?.length ? filter.type : ['HEALTH', 'DIARY'];
  if (!search.order || !types.includes('DIARY')) return latestFirst(CHANGE, cursor);
  if (search.order === 'date' || !types.includes('HEALTH')) return latestFirst(DATE, cursor);
  return {
    ...latestFirst(CHANGE_OR_DATE, cursor),
    parts: [
      { condition: sql`c.type = 'HEALTH'`, orderBy: byLatest(CHANGE) },
      { condition: sql`c.type = 'DIARY'`, orderBy: byLatest(DATE) },
    ],
  };
}

/** The instant by which a row is sorted. */
type Moment = (row: SQL) => SQL;

const CHANGE: Moment = (row) => sql`${row}.updated_at`;
const DATE: Moment = (row) => sql`${row}.happened_at`;
const CHANGE_OR_DATE: Moment = (row) =>
  sql`case when ${row}.type = 'DIARY' then ${DATE(row)} else ${CHANGE(row)} end`;

const byLatest = (moment: Moment) => (row: SQL) =>
  sql`${moment(row)} desc nulls last, ${row}.id desc nulls last`;

const inOnePart = (orderBy: (row: SQL) => SQL): readonly ListPart[] => [
  { condition: null, orderBy },
];

function latestFirst(moment: Moment, cursor: string | undefined): ConversationOrder {
  const position = decodeCursor(cursor, 2);
  const orderBy = byLatest(moment);
  return {
    orderBy,
    reversed: (row) => sql`${moment(row)}, ${row}.id`,
    position: (row) => sql`array[iso_micros(${moment(row)}), ${row}.id::text]`,
    after:
      position &&
      sql`(${moment(sql`c`)}, c.id) < (${position[0]}::timestamptz, ${position[1]}::uuid)`,
    parts: inOnePart(orderBy),
  };
}

function mostUrgentFirst(cursor: string | undefined): ConversationOrder {
  const position = decodeCursor(cursor, 3);
  const isCalmSql = (row: SQL) => sql`(${row}.priority <> 'HIGH')`;
  const orderBy = (row: SQL) => sql`${isCalmSql(row)}, ${row}.waits_since, ${row}.id`;
  return {
    orderBy,
    reversed: (row) => sql`${isCalmSql(row)} desc, ${row}.waits_since desc, ${row}.id desc`,
    position: (row) =>
      sql`array[${isCalmSql(row)}::text, iso_micros(${row}.waits_since), ${row}.id::text]`,
    after:
      position &&
      sql`(${isCalmSql(sql`c`)}, c.waits_since, c.id)
        > (${position[0]}::boolean, ${position[1]}::timestamptz, ${position[2]}::uuid)`,
    parts: inOnePart(orderBy),
  };
}
