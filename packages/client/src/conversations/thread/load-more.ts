import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { conversationKeys } from '../keys.ts';
import { isLater } from './instants.ts';
import {
  firstSeq,
  lastSeq,
  mergedEvents,
  type Thread,
  threadOf,
  withNewer,
  withOlder,
} from './thread.ts';

/**
 * Loads the events around one: without a gap, and not up to the newest. A part that is there stays as far as somebody has
 * scrolled, with what was changed of it and of its conversation.
 */
export async function loadPart(
  api: Api,
  client: QueryClient,
  { id, seq }: { readonly id: string; readonly seq: number },
  signal: AbortSignal,
): Promise<Thread> {
  const loaded = () => client.getQueryData<Thread>(conversationKeys.part(id, seq));
  const before = loaded();
  const query = before ? { after: lastSeq(before) } : { around: seq };
  const { changed = [], ...answer } = await api.send('GET /requests/{id}', {
    params: { id },
    query,
    signal,
  });
  // It may have grown meanwhile.
  const part = loaded() ?? before;
  if (!part) return { ...threadOf(answer), complete: firstSeq(answer) <= 1 };
  const { events, complete, askedUpTo } = part;
  const newer = isLater(part.dateUpdated, answer.dateUpdated) ? part : answer;
  return withNewer({ ...newer, events, complete, askedUpTo }, { events: [], changed });
}

/** Loads the page before the loaded events, which what is cached under `key` then includes. */
export async function loadOlder(
  api: Api,
  client: QueryClient,
  thread: Thread,
  key: QueryKey,
): Promise<void> {
  const query = { before: firstSeq(thread) };
  const older = await api.send('GET /requests/{id}', { params: { id: thread.id }, query });
  client.setQueryData<Thread>(key, (cached) => (cached ? withOlder(cached, older.events) : cached));
}

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
const joined = (part: Thread, thread: Thread): Thread => ({
  ...thread,
  events: mergedEvents(part.events, thread.events),
  complete: part.complete || thread.complete,
});
