import type { Query, QueryClient } from '@tanstack/react-query';
import type { InDatabase } from '../storage/in-database.ts';
import type { PersonDatabase } from '../storage/person-database.ts';
import { isKept, isShownAsKept, pruneKept } from './kept-answers.ts';

/** What changes often is written once in a while. */
const WRITE_AFTER_MS = 1000;

/** Keeps what a person sees for when there is no connection, as it is now and as it changes. Returns how to stop. */
export function keepAnswers(
  queryClient: QueryClient,
  inDatabase: InDatabase,
  build: string,
): () => void {
  const cache = queryClient.getQueryCache();
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    timer = undefined;
    const queries = [...changed].filter(isWorthKeeping);
    changed.clear();
    // A browser that keeps nothing, or no more: then nothing is kept.
    void inDatabase((open) => writeAll(open, queries, build)).catch(() => undefined);
  };
  const note = (query: Query) => {
    if (!isKept(query.queryKey)) return;
    changed.add(query);
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  };
  const leave = cache.subscribe((event) => {
    const query: Query | undefined = cache.get(event.query.queryHash);
    if (query && event.type === 'updated' && event.action.type === 'success') note(query);
  });
  for (const query of cache.getAll()) note(query);
  void inDatabase((open) => pruneKept(open, { build, now: Date.now() })).catch(() => undefined);
  // Whoever leaves the app may come back to it without a connection.
  const writeWhenHidden = () =>
    document.visibilityState === 'hidden' && changed.size > 0 && write();
  document.addEventListener('visibilitychange', writeWhenHidden);

  return () => {
    // Whatever has not been written by now is not: whoever signs out is forgotten.
    clearTimeout(timer);
    leave();
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}

const isWorthKeeping = (query: Query) => query.state.status === 'success' && !isShownAsKept(query);

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
