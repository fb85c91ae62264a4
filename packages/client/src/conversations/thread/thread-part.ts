import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { conversationKeys } from '../keys.ts';
import { firstSeq, lastSeq, mergedEvents, type Thread, threadOf, withNewer } from './thread.ts';

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
      return { ...threadOf(answer), complete: (answer.events[0]?.seq ?? 0) <= 1 };
    },
    // It grows on both sides while it is read, and a search finds it anew.
    staleTime: Infinity,
    gcTime: 0,
  });

/** Loads the events after those of a part. Where they meet the thread's, the two become one. */
export async function loadNewer(
  api: Api,
  client: QueryClient,
  part: Thread,
  seq: number,
): Promise<void> {
  const { id } = part;
  const query = { after: lastSeq(part) };
  const newer = await api.send('GET /requests/{id}', { params: { id }, query });
  const grown = withNewer(part, newer);
  const thread = client.getQueryData<Thread>(conversationKeys.detail(id));
  if (thread && lastSeq(grown) >= firstSeq(thread) - 1)
    client.setQueryData<Thread>(conversationKeys.detail(id), joined(grown, thread));
  else client.setQueryData<Thread>(conversationKeys.part(id, seq), grown);
}

/** Returns a thread with the events of a part that reaches up to it. */
export const joined = (part: Thread, thread: Thread): Thread => ({
  ...thread,
  events: mergedEvents(part.events, thread.events),
  complete: part.complete || thread.complete,
});
