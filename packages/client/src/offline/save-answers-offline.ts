import type { Query, QueryClient } from '@tanstack/react-query';
import type { InDatabase } from '../storage/in-database.ts';
import type { PersonDatabase } from '../storage/person-database.ts';
import { isSavedOffline, isFromOfflineCache, pruneOfflineAnswers } from './offline-answers.ts';

/** Writes are debounced, because answers change often. */
const WRITE_AFTER_MS = 1000;

/** Saves loaded answers for offline use, now and whenever they change. Returns a function that stops it. */
export function saveAnswersOffline(
  queryClient: QueryClient,
  inDatabase: InDatabase,
  build: string,
): () => void {
  const cache = queryClient.getQueryCache();
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    timer = undefined;
    const queries = [...changed].filter(isWorthSaving);
    changed.clear();
    // Without storage, or when it is full, nothing is saved.
    void inDatabase((open) => writeAll(open, queries, build)).catch(() => undefined);
  };
  const scheduleWrite = (query: Query) => {
    if (!isSavedOffline(query.queryKey)) return;
    changed.add(query);
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  };
  const unsubscribe = cache.subscribe((event) => {
    const query: Query | undefined = cache.get(event.query.queryHash);
    if (query && event.type === 'updated' && event.action.type === 'success') scheduleWrite(query);
  });
  for (const query of cache.getAll()) scheduleWrite(query);
  void inDatabase((open) => pruneOfflineAnswers(open, { build, now: Date.now() })).catch(
    () => undefined,
  );
  // The app may be reopened without a connection.
  const writeWhenHidden = () =>
    document.visibilityState === 'hidden' && changed.size > 0 && write();
  document.addEventListener('visibilitychange', writeWhenHidden);

  return () => {
    // Unsaved changes are dropped, because signing out deletes the data.
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}

const isWorthSaving = (query: Query) =>
  query.state.status === 'success' && !isFromOfflineCache(query);

async function writeAll(
  database: PersonDatabase,
  queries: readonly Query[],
  build: string,
): Promise<void> {
  const change = database.transaction('answers', 'readwrite');
  const answers = queries.map(({ queryHash, state }) => ({
    id: queryHash,
    build,
    at: state.dataUpdatedAt,
    data: state.data,
  }));
  await Promise.all([...answers.map((answer) => change.store.put(answer)), change.done]);
}
