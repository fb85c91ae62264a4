/** State of a search: answered, loading, failed, or waiting for the connection. */
export type SearchState = 'here' | 'coming' | 'failed' | 'offline';

type QueryStatus = {
  readonly isError: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
};

/** Returns the state of the search for a text. A result for an earlier text counts as loading. */
export function searchState(text: string, requestedText: string, query: QueryStatus): SearchState {
  if (requestedText !== text) return 'coming';
  if (query.fetchStatus === 'paused') return 'offline';
  if (query.fetchStatus === 'fetching') return 'coming';
  return query.isError ? 'failed' : 'here';
}
