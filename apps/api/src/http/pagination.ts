import { Refusal } from '../errors/refusal.ts';
import type { Json } from './json-bytes.ts';

/** A page of a list. */
export type Page = {
  readonly items: readonly unknown[] | Json;
  /** The cursor of the next page; null on the last. */
  readonly next: string | null;
  /** The number of all, where the call tells it. */
  readonly total?: number;
  /** What is told around the items, of an answer that is not the bare list. */
  readonly around?: object;
};

/** Returns the cursor of where a page ended: the values of its last row that the order goes by. */
export function encodeCursor(position: readonly string[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Parses the cursor of a page.
 *
 * @returns null without a cursor; a cursor that we did not make is refused
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
    // Falls through to the refusal.
  }
  throw new Refusal('VALIDATION', { fields: [{ field: 'cursor', code: 'invalid_format' }] });
}

/** Returns what was asked for of a list that was found whole: all of it, or a page. It goes on after the last one's id. */
export function partOf<Item extends { readonly id: string | number }>(
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

/** Where a page begins; where the last item before it is gone, what followed has moved up. */
function startOf(
  items: readonly { readonly id: string | number }[],
  after: readonly string[] | null,
) {
  if (!after) return 0;
  const [end, id] = after;
  const last = items.findIndex((item) => `${item.id}` === id);
  return last >= 0 ? last + 1 : Math.max(0, Number(end) - 1) || 0;
}
