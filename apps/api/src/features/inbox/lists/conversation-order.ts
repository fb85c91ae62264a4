import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { decodeCursor } from '../../../http/pagination.ts';
import type { ConversationSearch } from './conversation-search.ts';

/** In which order a list comes. `of` writes for the rows of an alias, which is `c` or the list's own row. */
export type ConversationOrder = {
  readonly by: (row: SQL) => SQL;
  /** Its reverse. */
  readonly reversed: (row: SQL) => SQL;
  /** Where a row stands in it, as texts for a cursor. */
  readonly position: (row: SQL) => SQL;
  /** What comes after a cursor, of conversations `c`; null without one. */
  readonly after: SQL | null;
};

/**
 * Returns the order of a search: what waits for staff has the urgent first, then what waits longest; other lists what
 * changed last; a diary goes by its days, whenever they were corrected. Refusal: VALIDATION for a foreign cursor.
 */
export const orderOf = (viewer: Viewer, search: ConversationSearch): ConversationOrder =>
  search.filter?.waiting && viewer.isVet
    ? mostPressingFirst(search.cursor)
    : latestFirst(momentOf(search), search.cursor);

/** The column of a moment that a list goes by. */
const momentOf = ({ filter }: ConversationSearch): SQL =>
  filter?.type?.length === 1 && filter.type[0] === 'DIARY' ? sql`created_at` : sql`updated_at`;

function latestFirst(moment: SQL, cursor: string | undefined): ConversationOrder {
  const position = decodeCursor(cursor, 2);
  return {
    by: (row) => sql`${row}.${moment} desc nulls last, ${row}.id desc nulls last`,
    reversed: (row) => sql`${row}.${moment}, ${row}.id`,
    position: (row) => sql`array[iso_micros(${row}.${moment}), ${row}.id::text]`,
    after:
      position && sql`(c.${moment}, c.id) < (${position[0]}::timestamptz, ${position[1]}::uuid)`,
  };
}

function mostPressingFirst(cursor: string | undefined): ConversationOrder {
  const position = decodeCursor(cursor, 3);
  const calm = (row: SQL) => sql`(${row}.priority <> 'HIGH')`;
  return {
    by: (row) => sql`${calm(row)}, ${row}.waits_since, ${row}.id`,
    reversed: (row) => sql`${calm(row)} desc, ${row}.waits_since desc, ${row}.id desc`,
    position: (row) =>
      sql`array[${calm(row)}::text, iso_micros(${row}.waits_since), ${row}.id::text]`,
    after:
      position &&
      sql`(${calm(sql`c`)}, c.waits_since, c.id)
        > (${position[0]}::boolean, ${position[1]}::timestamptz, ${position[2]}::uuid)`,
  };
}
