/** State of a query that is shown together with others. */
export type CombinableQuery = {
  readonly data: unknown;
  readonly isError: boolean;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => Promise<unknown>;
};

/**
 * Combines the state of queries that are shown together: an error or a paused fetch counts only where there is no
 * data yet. A failed refetch hides nothing.
 */
export function combineQueries(...queries: readonly CombinableQuery[]) {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.find(({ isError }) => isError);
  const isPaused = missing.some(({ fetchStatus }) => fetchStatus === 'paused');
  return {
    isError: failed !== undefined,
    error: failed?.error,
    fetchStatus: isPaused ? ('paused' as const) : ('fetching' as const),
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}
