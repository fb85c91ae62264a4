import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { conversationKeys } from '../keys.ts';
import { firstSeq, lastSeq, mergeEvents, type Thread, withLatest, withNewer } from './thread.ts';

/**
 * Maximum number of pages requested to close a gap; after a longer absence, the thread starts from the latest events
 * again.
 */
const CATCH_UP_PAGES = 5;

/**
 * Reads a thread and merges it with the cached one. Requests the events since the last read, so that already loaded
 * pages stay, with their changes applied.
 */
export async function readThread(
  api: Api,
  client: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<Thread> {
  const cachedThread = () => client.getQueryData<Thread>(conversationKeys.detail(id));
  const latest = await api.readRequest({ params: { id }, skipCache: true, signal });
  const latestFirst = firstSeq(latest);
  let loaded = cachedThread();
  for (let page = 0; loaded && page < CATCH_UP_PAGES; page++) {
    if (page === 0 ? !reachesFurtherBack(loaded, latestFirst) : !hasGap(loaded, latestFirst)) break;
    const query = { after: page === 0 ? loaded.askedUpTo : lastSeq(loaded) };
    const missed = await api.readRequest({ params: { id }, query, signal });
    loaded = withNewer(loaded, missed);
    if (missed.events.length === 0) break;
  }
  // The socket may have added events in the meantime.
  const now = cachedThread();
  const merged =
    now && loaded ? { ...now, events: mergeEvents(now.events, loaded.events) } : loaded;
  return withLatest(merged, latest);
}

const reachesFurtherBack = (loaded: Thread, latestFirst: number) =>
  firstSeq(loaded) > 0 && firstSeq(loaded) < latestFirst;
const hasGap = (loaded: Thread, latestFirst: number) => latestFirst > lastSeq(loaded) + 1;
