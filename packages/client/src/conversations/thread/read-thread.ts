import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { conversationKeys } from '../keys.ts';
import { firstSeq, lastSeq, mergedEvents, type Thread, withLatest, withNewer } from './thread.ts';

/** Pages asked for, one after the other, to close a gap; a longer absence starts from the latest events again. */
const CATCH_UP_PAGES = 5;

/**
 * Reads the thread from the server, joined to what is cached: events that came since are asked for `after` the last
 * known one, so that the pages a person has scrolled through stay in their place, with what was changed of them.
 */
export async function readThread(
  api: Api,
  client: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<Thread> {
  const cachedThread = () => client.getQueryData<Thread>(conversationKeys.detail(id));
  const latest = await api.send('GET /requests/{id}', { params: { id }, skipCache: true, signal });
  const latestFirst = firstSeq(latest);
  let known = cachedThread();
  for (let page = 0; known && page < CATCH_UP_PAGES; page++) {
    if (page === 0 ? !goesFurtherBack(known, latestFirst) : !hasGap(known, latestFirst)) break;
    const query = { after: page === 0 ? known.askedUpTo : lastSeq(known) };
    const missed = await api.send('GET /requests/{id}', { params: { id }, query, signal });
    known = withNewer(known, missed);
    if (missed.events.length === 0) break;
  }
  // The socket may have brought more in the meantime.
  const now = cachedThread();
  const joined = now && known ? { ...now, events: mergedEvents(now.events, known.events) } : known;
  return withLatest(joined, latest);
}

const goesFurtherBack = (known: Thread, latestFirst: number) =>
  firstSeq(known) > 0 && firstSeq(known) < latestFirst;
const hasGap = (known: Thread, latestFirst: number) => latestFirst > lastSeq(known) + 1;
