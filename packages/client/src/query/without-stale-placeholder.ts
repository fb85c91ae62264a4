type MaybePlaceholder<Data> = {
  readonly data: Data | undefined;
  readonly isPlaceholderData: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
};

/**
 * Hides placeholder data of a previous query unless the new answer is being fetched: offline, it would look like the
 * answer.
 */
export const withoutStalePlaceholder = <Data, Query extends MaybePlaceholder<Data>>(
  query: Query & MaybePlaceholder<Data>,
): Query | (Query & { readonly data: undefined }) =>
  query.isPlaceholderData && query.fetchStatus !== 'fetching'
    ? { ...query, data: undefined }
    : query;
