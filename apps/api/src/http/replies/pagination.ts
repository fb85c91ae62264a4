import { Refusal } from '../../errors/refusal.ts';
import type { Json } from './json-bytes.ts';

/** One page of a list. */
export type Page = {
  readonly items: readonly unknown[] | Json;
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
  /** Total number of items, if the call returns it. */
  readonly total?: number;
  /** Fields around the items, if the response is an object. */
  readonly around?: object;
};

/** Encodes a pagination cursor from the sort values of a page's last row. */
export function encodeCursor(position: readonly string[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Decodes a pagination cursor; null without one.
 *
 * @throws {Refusal} VALIDATION if the cursor is invalid
 */
export function decodeCursor(cursor: string | undefined, length: number): readonly string[] | null {
  if (cursor === undefined) return null;
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(position) &&
      position.length === length &&
      position.every((value) => typeof value === 'string')
    )
      return position;
  } catch {
    // Refused below.
  }
  throw new Refusal('VALIDATION', { fields: [{ field: 'cursor', code: 'invalid_format' }] });
}

/**
 * Returns the whole list, or one page of it, from a list that is already in memory. The cursor holds the last item's
 * id.
 */
export function pageOfList<Item extends { readonly id: string | number }>(
  items: readonly Item[],
  { limit, cursor }: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): { readonly items: readonly Item[]; readonly next: string | null } {
  const from = startOf(items, decodeCursor(cursor, 2));
  if (limit === undefined) return { items: items.slice(from), next: null };
  const shown = items.slice(from, from + limit);
  const last = shown.at(-1);
  const end = from + shown.length;
  return {
    items: shown,
    next: last && end < items.length ? encodeCursor([`${end}`, `${last.id}`]) : null,
  };
}

/** Returns the index at which a page starts. If the last item is gone, the following ones have moved up by one. */
function startOf(
  items: readonly { readonly id: string | number }[],
  after: readonly string[] | null,
) {
  if (!after) return 0;
  const [end, id] = after;
  const last = items.findIndex((item) => `${item.id}` === id);
  return last >= 0 ? last + 1 : Math.max(0, Number(end) - 1) || 0;
}

/** A row of a list with the sort values by which the next page continues. */
export type PositionedRow<Item> = { readonly item: Item; readonly position: readonly string[] };

/** Returns a page of rows, of which one more than the limit was read to know whether there is a next page. */
export function pageOfRows<Item>(
  rows: readonly PositionedRow<Item>[],
  limit: number,
): { readonly items: readonly Item[]; readonly next: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ item }) => item),
    next: last ? encodeCursor(last.position) : null,
  };
}
