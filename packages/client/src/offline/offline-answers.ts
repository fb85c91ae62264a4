import type { Query, QueryKey } from '@tanstack/react-query';
import type { PersonDatabase } from '../storage/person-database.ts';
import { staleSince } from './stale-since.ts';
import type { OfflineAnswer } from '../storage/offline-types.ts';
import { OFFLINE_RETENTION_MS } from '../storage/offline-retention.ts';

/** Maximum number of saved answers: more than a person opens in a week. */
export const MAX_OFFLINE_ANSWERS = 300;

/** Beginnings of the query keys that are saved. Searches and short-lived offers are not. */
const SAVED_KEYS: readonly (readonly string[])[] = [
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

/** The third part of the calendar keys that are saved: days and single entries. */
const SAVED_CALENDAR_KINDS = ['range', 'entry'];

/** Returns whether the answer to a query key is saved for offline use. */
export function isSavedOffline(key: QueryKey): boolean {
  // Not the figures of a clinic.
  if (key[0] === 'payments') return key[1] !== 'report';
  if (key[0] === 'calendar') return SAVED_CALENDAR_KINDS.some((kind) => key[2] === kind);
  return SAVED_KEYS.some((beginning) => beginning.every((part, place) => key[place] === part));
}

/** When the offline copy shown by a query was saved, and the `dataUpdatedAt` with which it was shown. */
const shownCopies = new WeakMap<Query, { readonly at: number; readonly updatedAt: number }>();

/** Returns whether a query still shows its offline copy. */
export const isFromOfflineCache = (query: Query): boolean =>
  shownCopies.get(query)?.updatedAt === query.state.dataUpdatedAt;

/** Returns the offline copy of a query's answer and then invalidates the query, so that it is refetched when online. */
export async function readOfflineAnswer(
  database: PersonDatabase,
  query: Query,
  { build, now }: { readonly build: string; readonly now: number },
): Promise<unknown> {
  if (!isSavedOffline(query.queryKey)) return undefined;
  const copy = await database.get('answers', query.queryHash);
  if (!copy || !isCurrent(copy, build, now)) return undefined;
  staleSince.become(Math.min(staleSince.value() ?? copy.at, copy.at));
  // After the copy is shown.
  setTimeout(() => {
    shownCopies.set(query, { at: copy.at, updatedAt: query.state.dataUpdatedAt });
    query.invalidate();
  });
  return copy.data;
}

/** Deletes answers that are too old or of another build, and the oldest beyond the maximum. */
export async function pruneOfflineAnswers(
  database: PersonDatabase,
  { build, now }: { readonly build: string; readonly now: number },
): Promise<void> {
  const transaction = database.transaction('answers', 'readwrite');
  const all = await transaction.store.index('at').getAll();
  const current = all.filter((copy) => isCurrent(copy, build, now)).slice(-MAX_OFFLINE_ANSWERS);
  const left = new Set(current.map(({ id }) => id));
  await Promise.all(
    all.filter(({ id }) => !left.has(id)).map(({ id }) => transaction.store.delete(id)),
  );
  await transaction.done;
}

const isCurrent = ({ at, build }: OfflineAnswer, requiredBuild: string, now: number) =>
  build === requiredBuild && now - at < OFFLINE_RETENTION_MS;
