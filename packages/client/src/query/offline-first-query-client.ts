import {
  type DefaultError,
  type FetchQueryOptions,
  type Query,
  QueryClient,
  type QueryKey,
  type RefetchOptions,
  type RefetchQueryFilters,
} from '@tanstack/react-query';

/** How long somebody who pressed something is held up by what is only asked again after it. */
export const WAIT_FOR_RENEWAL_MS = 10_000;

/**
 * Keeps questions and answers as its parent does, but lets nobody wait for what cannot come. A change that ends with asking
 * again ends without the answers where the first try fails, as it does without a connection, or takes too long: they are
 * shown once they are there. (The parent does so where a question is paused before its first try; ours is paused after it.)
 */
export class OfflineFirstQueryClient extends QueryClient {
  /** Asks once, as the parent does by itself: what is tried again is paused without a connection, and so would be who asked. */
  override fetchQuery<
    FnData,
    Failure = DefaultError,
    Data = FnData,
    Key extends QueryKey = QueryKey,
    PageParam = never,
  >(options: FetchQueryOptions<FnData, Failure, Data, Key, PageParam>): Promise<Data> {
    return super.fetchQuery({ retry: false, ...options });
  }

  override refetchQueries<Key extends QueryKey = QueryKey>(
    filters?: RefetchQueryFilters<Key>,
    options?: RefetchOptions,
  ): Promise<void> {
    const answered = super.refetchQueries(filters, options);
    const cache = this.getQueryCache();
    const queries = cache.findAll(filters);
    return new Promise((resolve, reject) => {
      const stopListening = cache.subscribe(() => {
        if (areHeldUp(queries)) end();
      });
      const tooLong = setTimeout(end, WAIT_FOR_RENEWAL_MS);
      function end() {
        stopListening();
        clearTimeout(tooLong);
        resolve();
      }
      answered.catch(reject).finally(end);
    });
  }
}

/** Tells whether nothing is on its way for the first time any more, and something is left that is tried again later. */
const areHeldUp = (queries: readonly Query[]) =>
  queries.some(isHeldUp) &&
  queries.every((query) => query.state.fetchStatus === 'idle' || isHeldUp(query));

const isHeldUp = ({ state: { fetchStatus, fetchFailureCount } }: Query) =>
  fetchStatus === 'paused' || (fetchStatus === 'fetching' && fetchFailureCount > 0);
