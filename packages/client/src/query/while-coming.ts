type Kept<Data> = {
  readonly data: Data | undefined;
  readonly isPlaceholderData: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
};

/**
 * Returns a query that shows the answer before it for as long as its own is on its way, and no longer: without a
 * connection that would stand there as if it were the answer.
 */
export const whileComing = <Data, Query extends Kept<Data>>(
  query: Query & Kept<Data>,
): Query | (Query & { readonly data: undefined }) =>
  query.isPlaceholderData && query.fetchStatus !== 'fetching'
    ? { ...query, data: undefined }
    : query;
