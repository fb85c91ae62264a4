import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { ApiTimeout, isRetryable } from '../api/problems.ts';
import { revokePictureUrl } from '../files/picture-urls.ts';
import { networkFirst, type FindOfflineAnswer } from '../offline/network-first.ts';
import { OfflineFirstQueryClient } from './offline-first-query-client.ts';

/** An answer is fresh for two minutes, unless a socket message invalidates it earlier. */
export const STALE_AFTER_MS = 120_000;

/**
 * Creates the query cache of one person. Socket messages keep it current; signing out drops it.
 *
 * @param findOfflineAnswer finds answers stored on this device, used when offline
 */
export function createQueryClient(
  findOfflineAnswer: FindOfflineAnswer = async () => undefined,
): QueryClient {
  // The online manager only receives changes, and the app may start offline.
  const { onLine = true } = navigator as Partial<Navigator>;
  onlineManager.setOnline(onLine);
  const client = new OfflineFirstQueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // The first attempt falls back to stored answers; retries wait for the connection.
        networkMode: 'offlineFirst',
        persister: networkFirst(findOfflineAnswer),
        // After a timeout, the user has waited long enough and retries on request.
        retry: (failures, error) =>
          failures < 2 && isRetryable(error) && !(error instanceof ApiTimeout),
      },
      // Writes are retried by their forms, which keep the typed values and the idempotency key.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') revokePictureUrl(query.state.data);
  });
  return client;
}
