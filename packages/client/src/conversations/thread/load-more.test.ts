import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Event } from '@zampa/contract/conversations/event';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../api.ts';
import { createTransport } from '../../api/transport.ts';
import { conversationKeys } from '../keys.ts';
import { chat, conversation, thread } from '../samples.test-data.ts';
import type { Thread } from './thread.ts';
import { loadNewer, loadOlder } from './load-more.ts';
import { threadPartQuery } from './thread-part.ts';

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const seqs = (part: Thread | undefined) => part?.events.map(({ seq }) => seq);

/** A server that answers every request with these events and the given earlier changes. */
function serverWith(events: readonly number[], changed: readonly Event[] = []) {
  const searches: string[] = [];
  const paths: string[] = [];
  const network = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    paths.push(pathname);
    searches.push(search);
    return Response.json({ ...conversation(events), changed });
  };
  const transport = createTransport('http://api.test', network as typeof fetch);
  const session = { token: async () => 'token', renew: async () => null };
  return {
    asked: searches,
    paths,
    api: createApi({ origin: 'http://api.test', session, transport }),
  };
}
function threadOf(client: QueryClient): Thread {
  const part = client.getQueryData<Thread>(conversationKeys.part('c', 500));
  if (!part) throw new Error('the part is not loaded');
  return part;
}

describe('part of a thread', () => {
  it.each([
    { from: 1, complete: true },
    { from: 2, complete: false },
  ])(
    'is loaded around an event, and is complete from event $from: $complete',
    async ({ from, complete }) => {
      const { api, asked: searches, paths } = serverWith(span(from, 50));
      const client = new QueryClient();
      const part = await client.fetchQuery(threadPartQuery(api, client, 'c', 20));
      expect(searches).toEqual(['?around=20']);
      expect(paths).toEqual(['/api/requests/c']);
      expect(part.complete).toBe(complete);
    },
  );

  it('keeps its loaded range when refetched, and applies changes to all of it', async () => {
    const client = new QueryClient();
    const first = serverWith(span(451, 550));
    const query = threadPartQuery(first.api, client, 'c', 500);
    // Keeps the query in the cache: `gcTime` is 0.
    new QueryObserver(client, { ...query, enabled: false }).subscribe(() => undefined);
    await client.fetchQuery(query);
    const key = conversationKeys.part('c', 500);
    await loadOlder(serverWith(span(251, 450)).api, client, threadOf(client), key);
    const takenBack = chat(300, {
      payload: { userId: 'vet', message: '' },
      dateUpdated: '2026-11-20T12:00:00Z',
    });
    const again = serverWith(span(551, 650), [chat(250), takenBack]);
    await client.invalidateQueries({ queryKey: conversationKeys.all });
    const part = await client.fetchQuery(threadPartQuery(again.api, client, 'c', 500));
    expect(again.asked).toEqual(['?after=550']);
    expect(seqs(part)).toEqual(span(251, 550));
    expect(part.events.find(({ seq }) => seq === 300)).toEqual(takenBack);
    expect([part.seq, part.complete]).toEqual([650, false]);
  });

  it('grows toward the newest events, and merges with the thread once both meet', async () => {
    const client = new QueryClient();
    client.setQueryData(conversationKeys.detail('c'), thread(span(300, 310)));
    const far = serverWith(span(51, 250));
    await loadNewer(far.api, client, thread(span(1, 50)), 20);
    const part = client.getQueryData<Thread>(conversationKeys.part('c', 20));
    expect(far.asked).toEqual(['?after=50']);
    expect(far.paths).toEqual(['/api/requests/c']);
    expect(seqs(part)).toEqual(span(1, 250));
    expect(seqs(client.getQueryData(conversationKeys.detail('c')))).toEqual(span(300, 310));

    const near = serverWith(span(251, 299));
    await loadNewer(near.api, client, part ?? thread([]), 20);
    const whole = client.getQueryData<Thread>(conversationKeys.detail('c'));
    expect(seqs(whole)).toEqual(span(1, 310));
    expect(whole?.complete).toBe(true);
  });

  it('applies changes of earlier events that arrive with newer events', async () => {
    const client = new QueryClient();
    const changed = chat(52, { dateUpdated: '2026-11-20T12:00:00Z' });
    const { api } = serverWith(span(56, 59), [chat(50), changed]);
    await loadNewer(api, client, thread(span(51, 55)), 52);
    const part = client.getQueryData<Thread>(conversationKeys.part('c', 52));
    expect(seqs(part)).toEqual(span(51, 59));
    expect(part?.events[1]).toEqual(changed);
  });

  it('leaves the merged thread incomplete unless it reaches the first event', async () => {
    const client = new QueryClient();
    client.setQueryData(conversationKeys.detail('c'), thread(span(60, 70)));
    const { api } = serverWith(span(56, 59));
    await loadNewer(api, client, thread(span(51, 55)), 52);
    const whole = client.getQueryData<Thread>(conversationKeys.detail('c'));
    expect([seqs(whole), whole?.complete]).toEqual([span(51, 70), false]);
  });
});

describe('loadOlder', () => {
  const key = conversationKeys.detail('c');

  it('prepends the previous page', async () => {
    const { api, asked: searches, paths } = serverWith(span(4, 6));
    const client = new QueryClient();
    client.setQueryData<Thread>(key, thread(span(7, 9)));
    await loadOlder(api, client, thread(span(7, 9)), key);
    expect(seqs(client.getQueryData<Thread>(key))).toEqual(span(4, 9));
    expect([searches, paths]).toEqual([['?before=7'], ['/api/requests/c']]);
  });

  it('does not restore a thread that was removed from the cache while loading', async () => {
    const client = new QueryClient();
    await loadOlder(serverWith(span(4, 6)).api, client, thread(span(7, 9)), key);
    expect(client.getQueryData(key)).toBeUndefined();
  });
});
