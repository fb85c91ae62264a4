import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { conversationKeys } from '../keys.ts';
import { firstSeq, type Thread, threadOf } from './thread.ts';

/** Tells whether a thread has this event loaded, or would have if it existed. */
export const reaches = (thread: Thread, seq: number) => thread.complete || firstSeq(thread) <= seq;

/**
 * Reads the events around one that the loaded thread does not reach back to: without a gap, and not up to the newest.
 */
export const threadPartQuery = (api: Api, id: string, seq: number) =>
  queryOptions({
    queryKey: conversationKeys.part(id, seq),
    queryFn: async ({ signal }): Promise<Thread> => {
      const query = { around: seq };
      const answer = await api.send('GET /requests/{id}', { params: { id }, query, signal });
      return { ...threadOf(answer), complete: firstSeq(answer) <= 1 };
    },
    // It grows on both sides while it is read, and a search finds it anew.
    staleTime: Infinity,
    gcTime: 0,
  });
