import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { decodeCursor, pageOfRows, type PositionedRow } from './pagination.ts';

/** Most items of a page, and the cursor of the page before it. */
export type PageQuery = { readonly limit: number; readonly cursor?: string | undefined };

export type ItemsPage<Item> = {
  readonly items: readonly Item[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
};

type LatestList = {
  /** JSON of an item. */
  readonly item: SQL;
  /** Tables with their joins. */
  readonly from: SQL;
  readonly where: SQL;
  /** The instant (`timestamptz`) or the day (`date`) that the list is sorted by. */
  readonly at: SQL;
  readonly type: 'timestamptz' | 'date';
  /** Unique `uuid` for items of the same instant or day. */
  readonly id: SQL;
};

/** Finds a page of a list, latest first. Throws VALIDATION for an invalid cursor. */
export async function findLatestPage<Item>(
  db: Queryable,
  { limit, cursor }: PageQuery,
  { item, from, where, at, type, id }: LatestList,
): Promise<ItemsPage<Item>> {
  const after = decodeCursor(cursor, 2);
  const position = type === 'date' ? sql`${at}::text` : sql`iso_micros(${at})`;
  const rows = await rowsOf<PositionedRow<Item>>(
    db,
    sql`select ${item} as item, array[${position}, ${id}::text] as position
      from ${from}
      where ${where}
        ${after ? sql`and (${at}, ${id}) < (${after[0]}::${sql.raw(type)}, ${after[1]}::uuid)` : sql``}
      order by ${at} desc, ${id} desc limit ${limit + 1}`,
  );
  return pageOfRows(rows, limit);
}
