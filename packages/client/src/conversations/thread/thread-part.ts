import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { conversationKeys } from '../keys.ts';
import { firstSeq, type Thread } from './thread.ts';

/** Returns whether a thread's loaded part covers the `seq` of an event. */
export const hasLoaded = (thread: Thread, seq: number) =>
  thread.complete || firstSeq(thread) <= seq;

/** Query for the events around one event that is older than the loaded thread. */
export const threadPartQuery = (api: Api, client: QueryClient, id: string, seq: number) =>
  queryOptions({
    queryKey: conversationKeys.part(id, seq),
    queryFn: async ({ signal }): Promise<Thread> =>
      (await import('./load-more.ts')).loadPart(api, client, { id, seq }, signal),
    // The part grows on both sides while it is shown; a new search loads it again.
    staleTime: Infinity,
    gcTime: 0,
  });
