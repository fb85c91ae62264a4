import type { Query, QueryKey } from '@tanstack/react-query';
import type { PersonDatabase } from '../storage/person-database.ts';
import { asOf } from './as-of.ts';
import type { KeptAnswer } from './kept.ts';
import { KEEP_MS } from './keep-ms.ts';

/** More than anybody opens in a week. */
export const MOST_ANSWERS = 300;

/** What a key begins with of answers that are kept; nothing that was searched for or is offered for a moment. */
const KEPT: readonly (readonly string[])[] = [
  ['conversations'],
  ['pets'],
  ['families'],
  ['facilities'],
  ['team', 'members'],
  ['notifications'],
  ['clients', 'one'],
  ['clients', 'count'],
  ['clients', 'family'],
];

/** Of a facility's calendar its days, by what stands third in their keys. */
const KEPT_OF_CALENDAR = ['range', 'entry'];

/** Tells whether the answer of a key is kept for when there is no connection. */
export function isKept(key: QueryKey): boolean {
  if (key[0] === 'calendar') return KEPT_OF_CALENDAR.some((kind) => key[2] === kind);
  return KEPT.some((beginning) => beginning.every((part, place) => key[place] === part));
}

/** Since when what a query shows has been known, and when it was shown. */
const shown = new WeakMap<Query, { readonly at: number; readonly updatedAt: number }>();

/** Tells whether what a query shows is what this device had kept, and nothing newer. */
export const isShownAsKept = (query: Query): boolean =>
  shown.get(query)?.updatedAt === query.state.dataUpdatedAt;

/** Returns what is kept of a query, which is then asked again as soon as there is a connection. */
export async function readKept(
  database: PersonDatabase,
  query: Query,
  { build, now }: { readonly build: string; readonly now: number },
): Promise<unknown> {
  if (!isKept(query.queryKey)) return undefined;
  const kept = await database.get('answers', query.queryHash);
  if (!kept || !isGood(kept, build, now)) return undefined;
  asOf.become(Math.min(asOf.value() ?? kept.at, kept.at));
  // Once it is shown.
  setTimeout(() => {
    shown.set(query, { at: kept.at, updatedAt: query.state.dataUpdatedAt });
    query.invalidate();
  });
  return kept.data;
}

/** Deletes what is too old, too much, or of another build. */
export async function pruneKept(
  database: PersonDatabase,
  { build, now }: { readonly build: string; readonly now: number },
): Promise<void> {
  const change = database.transaction('answers', 'readwrite');
  const all = await change.store.index('at').getAll();
  const good = all.filter((kept) => isGood(kept, build, now)).slice(-MOST_ANSWERS);
  const left = new Set(good.map(({ id }) => id));
  await Promise.all(all.filter(({ id }) => !left.has(id)).map(({ id }) => change.store.delete(id)));
  await change.done;
}

const isGood = ({ at, build }: KeptAnswer, wanted: string, now: number) =>
  build === wanted && now - at < KEEP_MS;
