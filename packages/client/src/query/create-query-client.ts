import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '../api/problems.ts';

/** How long an answer is fresh. Specification, section 9: response cache. */
export const STALE_AFTER_MS = 120_000;

/** Creates the cache of one person; sockets keep it current, and signing out drops it. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      // A write is offered again by its form, which keeps what was typed and the key that makes repeating harmless.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') revokeFileUrl(query.state.data);
  });
  return client;
}

/** The pictures in the cache are object URLs, which hold their content in memory until they are revoked. */
function revokeFileUrl(data: unknown) {
  if (typeof data === 'string' && data.startsWith('blob:')) URL.revokeObjectURL(data);
}
