/** A question as far as it matters to those that are shown together with it. */
export type Asked = {
  readonly data: unknown;
  readonly isError: boolean;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => Promise<unknown>;
};

/**
 * Returns how far several questions are, the answers of which are shown together: what is missing says why. An answer that
 * is there stays one when asking for it again fails.
 */
export function askedTogether(...queries: readonly Asked[]) {
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
