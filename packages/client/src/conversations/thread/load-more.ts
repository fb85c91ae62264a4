import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { conversationKeys } from '../keys.ts';
import { isLater } from './instants.ts';
import {
  firstSeq,
  lastSeq,
  mergeEvents,
  type Thread,
  toThread,
  withNewer,
  withOlder,
} from './thread.ts';

/**
 * Loads the events around one event, without a gap; the newest events may be missing. If the part is already
 * loaded, only applies changes to its events and conversation.
 */
export async function loadPart(
  api: Api,
  client: QueryClient,
  { id, seq }: { readonly id: string; readonly seq: number },
  signal: AbortSignal,
): Promise<Thread> {
  const readCachedPart = () => client.getQueryData<Thread>(conversationKeys.part(id, seq));
  const before = readCachedPart();
  const query = before ? { after: lastSeq(before) } : { around: seq };
  const { changed = [], ...answer } = await api.readRequest({
    params: { id },
    query,
    signal,
  });
  // The part may have grown while waiting.
  const part = readCachedPart() ?? before;
  if (!part) return { ...toThread(answer), complete: firstSeq(answer) <= 1 };
  const { events, complete, askedUpTo } = part;
  const newer = isLater(part.dateUpdated, answer.dateUpdated) ? part : answer;
  return withNewer({ ...newer, events, complete, askedUpTo }, { events: [], changed });
}

/** Loads the page before the loaded events into the thread cached under `key`. */
export async function loadOlder(
  api: Api,
  client: QueryClient,
  thread: Thread,
  key: QueryKey,
): Promise<void> {
  const query = { before: firstSeq(thread) };
  const older = await api.readRequest({ params: { id: thread.id }, query });
  client.setQueryData<Thread>(key, (cached) => (cached ? withOlder(cached, older.events) : cached));
}

/** Loads the events after a part. Merges the part with the thread where they meet. */
export async function loadNewer(
  api: Api,
  client: QueryClient,
  part: Thread,
  seq: number,
): Promise<void> {
  const { id } = part;
  const query = { after: lastSeq(part) };
  const newer = await api.readRequest({ params: { id }, query });
  const grown = withNewer(part, newer);
  const thread = client.getQueryData<Thread>(conversationKeys.detail(id));
  if (thread && lastSeq(grown) >= firstSeq(thread) - 1)
    client.setQueryData<Thread>(conversationKeys.detail(id), joinParts(grown, thread));
  else client.setQueryData<Thread>(conversationKeys.part(id, seq), grown);
}

/** Returns the thread with the events of a part that reaches it. */
const joinParts = (part: Thread, thread: Thread): Thread => ({
  ...thread,
  events: mergeEvents(part.events, thread.events),
  complete: part.complete || thread.complete,
});
