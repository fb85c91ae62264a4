import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { ApiSilent, isPassing } from '../api/problems.ts';
import { revokePictureUrl } from '../files/picture-urls.ts';
import { answerOrKept, type FindKept } from '../offline/answer-or-kept.ts';
import { OfflineFirstQueryClient } from './offline-first-query-client.ts';

/** How long an answer is fresh: two minutes, unless a socket says sooner that it is not. */
export const STALE_AFTER_MS = 120_000;

/**
 * Creates the cache of one person; sockets keep it current, and signing out drops it.
 *
 * @param findKept finds what this device has kept, for when there is no connection
 */
export function createQueryClient(findKept: FindKept = async () => undefined): QueryClient {
  // It hears of changes alone, and an app can be started without a connection.
  const { onLine = true } = navigator as Partial<Navigator>;
  onlineManager.setOnline(onLine);
  const client = new OfflineFirstQueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // The first try finds what is kept; further ones wait for the connection.
        networkMode: 'offlineFirst',
        persister: answerOrKept(findKept),
        // Who has waited for an answer that long is told, and asks again by themselves.
        retry: (failures, error) =>
          failures < 2 && isPassing(error) && !(error instanceof ApiSilent),
      },
      // A write is offered again by its form, which keeps what was typed and the key that makes repeating harmless.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') revokePictureUrl(query.state.data);
  });
  return client;
}
