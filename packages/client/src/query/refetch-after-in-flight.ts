import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const toRefetch = new WeakSet<Query>();

/**
 * Refetches queries that are loading now, because their answers may have been read before an event and would hide
 * it. Waits for the pending answer and then refetches once for all events so far. (Invalidating alone does not
 * help: the first answer would count as current.)
 */
export function refetchAfterInFlight(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (toRefetch.has(query)) continue;
    toRefetch.add(query);
    const refetch = () => {
      toRefetch.delete(query);
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    query.promise?.then(refetch, refetch);
  }
}

/**
 * Invalidates queries. Queries that are loading are refetched after their pending answer instead of being
 * canceled, so that frequent events cannot keep an answer from arriving.
 */
export function refreshQueries(client: QueryClient, queryKey: QueryKey): void {
  refetchAfterInFlight(client, queryKey);
  void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
