import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const overtaken = new WeakSet<Query>();

/**
 * Answers that are on their way when something happens may have been read before it, and would hide it for good: they
 * are waited for and asked again, once for all that happens in the meantime. (Invalidating a query does not do that: a
 * first answer is simply taken, and stands as new.)
 */
export function refetchAfterInFlight(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (overtaken.has(query)) continue;
    overtaken.add(query);
    const again = () => {
      overtaken.delete(query);
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    query.promise?.then(again, again);
  }
}

/** Renews what is shown, after what is on its way: news that come fast must not keep an answer from ever arriving. */
export function renew(client: QueryClient, queryKey: QueryKey): void {
  refetchAfterInFlight(client, queryKey);
  void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
