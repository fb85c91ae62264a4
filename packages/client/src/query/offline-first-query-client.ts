import {
  type DefaultError,
  type FetchQueryOptions,
  type Query,
  QueryClient,
  type QueryKey,
  type RefetchOptions,
  type RefetchQueryFilters,
} from '@tanstack/react-query';

/** Maximum time that an action waits for the refetch that follows it. */
export const MAX_REFETCH_WAIT_MS = 10_000;

/**
 * Query client that never waits for answers that cannot arrive. A mutation that ends by invalidating queries ends
 * without their answers if the first attempt fails, as it does offline, or takes too long; they are shown once they
 * arrive. (The base class does so only if a query is paused before its first attempt; here queries pause after it.)
 */
export class OfflineFirstQueryClient extends QueryClient {
  /** Tries once, like the base class: a retry would be paused while offline, and so would the caller. */
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
    const refetched = super.refetchQueries(filters, options);
    const cache = this.getQueryCache();
    const queries = cache.findAll(filters);
    return new Promise((resolve, reject) => {
      const stopListening = cache.subscribe(() => {
        if (areStalled(queries)) finish();
      });
      const tooLong = setTimeout(finish, MAX_REFETCH_WAIT_MS);
      function finish() {
        stopListening();
        clearTimeout(tooLong);
        resolve();
      }
      refetched.catch(reject).finally(finish);
    });
  }
}

/** Returns whether no first attempt is pending and at least one query waits to be retried. */
const areStalled = (queries: readonly Query[]) =>
  queries.some(isStalled) &&
  queries.every((query) => query.state.fetchStatus === 'idle' || isStalled(query));

const isStalled = ({ state: { fetchStatus, fetchFailureCount } }: Query) =>
  fetchStatus === 'paused' || (fetchStatus === 'fetching' && fetchFailureCount > 0);
