/** How far a search is: its answer is here, or on its way; it failed, or waits for the connection. */
export type SearchState = 'here' | 'coming' | 'failed' | 'offline';

type Asked = {
  readonly isError: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
};

/** Returns how far the search for what is wanted is; what was asked before is not it. */
export function searchStateOf(wanted: string, asked: string, query: Asked): SearchState {
  if (asked !== wanted) return 'coming';
  if (query.fetchStatus === 'paused') return 'offline';
  if (query.fetchStatus === 'fetching') return 'coming';
  return query.isError ? 'failed' : 'here';
}
