import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { conversationKeys } from '../keys.ts';
import { firstSeq, type Thread } from './thread.ts';

/** Tells whether a thread has this event loaded, or would have if it existed. */
export const reaches = (thread: Thread, seq: number) => thread.complete || firstSeq(thread) <= seq;

/** Reads the events around one that the loaded thread does not reach back to. */
export const threadPartQuery = (api: Api, client: QueryClient, id: string, seq: number) =>
  queryOptions({
    queryKey: conversationKeys.part(id, seq),
    queryFn: async ({ signal }): Promise<Thread> =>
      (await import('./load-more.ts')).loadPart(api, client, { id, seq }, signal),
    // It grows on both sides while it is read, and a search finds it anew.
    staleTime: Infinity,
    gcTime: 0,
  });
