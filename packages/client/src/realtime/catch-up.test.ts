import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { conversation, thread } from '../conversations/samples.test-data.ts';
import { createCatchUp } from './catch-up.ts';

const threadKey = conversationKeys.detail('c');
const listKey = [...conversationKeys.lists, {}];
const unchanged = {
  conversationId: 'c',
  seq: 2,
  unread: 0,
  dateUpdated: '2026-11-20T10:00:02.000000Z',
};

/** When the list was read. */
const READ_AT = Date.parse('2026-11-20T10:00:01Z');

/** An app that shows a thread up to its second event and an empty list, and a server with these heads. */
function away(heads: readonly object[]) {
  const asked: URL[] = [];
  const network = async (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    const start = Number(url.searchParams.get('cursor') ?? 0);
    const end = start + Number(url.searchParams.get('limit'));
    const link = `</api/events/heads?cursor=${end}>; rel="next"`;
    return Response.json(heads.slice(start, end), {
      headers: end < heads.length ? { link } : {},
    });
  };
  const transport = createTransport('http://api.test', network as typeof fetch);
  const session = { token: async () => 'token', renew: async () => null };
  const client = new QueryClient();
  client.setQueryData(threadKey, thread([1, 2]));
  const read = () =>
    client.setQueryData(listKey, { pages: [], pageParams: [] }, { updatedAt: READ_AT });
  read();
  const stale = () => ({
    thread: client.getQueryState(threadKey)?.isInvalidated,
    list: client.getQueryState(listKey)?.isInvalidated,
  });
  return {
    api: createApi({ origin: 'http://api.test', session, transport }),
    client,
    asked,
    read,
    stale,
  };
}

describe('createCatchUp', () => {
  it('asks from the newest change the server has told, with an overlap', async () => {
    const { api, client, asked } = away([]);
    await createCatchUp(api, client)();
    expect(asked[0]?.searchParams.get('since')).toBe('2026-11-20T09:59:02.000Z');
  });

  it.each([
    { why: 'nothing happened', heads: [], thread: false, list: false },
    { why: 'the overlap tells what is known', heads: [unchanged], thread: false, list: false },
    { why: 'events came', heads: [{ ...unchanged, seq: 4 }], thread: true, list: true },
    {
      why: 'it was read elsewhere',
      heads: [{ ...unchanged, unread: 1 }],
      thread: true,
      list: true,
    },
    {
      why: 'a message was taken back',
      heads: [{ ...unchanged, dateUpdated: '2026-11-20T10:05:00Z' }],
      thread: true,
      list: true,
    },
    {
      why: 'another one began',
      heads: [{ ...unchanged, conversationId: 'new' }],
      thread: false,
      list: true,
    },
    {
      why: 'one that no list shows had changed before they were read',
      heads: [{ ...unchanged, conversationId: 'old', dateUpdated: '2026-11-20T09:58:00Z' }],
      thread: false,
      list: false,
    },
  ])('when $why: thread $thread, list $list', async ({ heads, thread: isThread, list }) => {
    const { api, client, stale } = away(heads);
    await createCatchUp(api, client)();
    expect(stale()).toEqual({ thread: isThread, list });
  });

  it('asks for the lists once for what none of them shows, and again when that has changed', async () => {
    const other = { ...unchanged, conversationId: 'other' };
    const heads = [other];
    const { api, client, read, stale } = away(heads);
    const catchUp = createCatchUp(api, client);
    const renews = async () => {
      read();
      await catchUp();
      return stale().list;
    };
    expect(await renews()).toBe(true);
    expect(await renews()).toBe(false);
    heads[0] = { ...other, dateUpdated: '2026-11-20T10:00:03Z' };
    expect(await renews()).toBe(true);
    heads.push({ ...unchanged, conversationId: 'third', dateUpdated: '2026-11-20T09:59:30Z' });
    expect(await renews()).toBe(true);
    expect(await renews()).toBe(false);
  });

  it('asks for the lists where nothing is known to ask from', async () => {
    const { api, client, asked, stale } = away([]);
    client.removeQueries({ queryKey: threadKey });
    client.setQueryData(['pets'], []);
    await createCatchUp(api, client)();
    expect(asked).toEqual([]);
    expect(stale().list).toBe(true);
    expect(client.getQueryState(['pets'])?.isInvalidated).toBe(false);
  });

  it('asks from what is further behind, of a thread and a list', async () => {
    const { api, client, stale } = away([{ ...unchanged, seq: 3 }]);
    const page = { items: [conversation([1, 2, 3])], next: null, total: null };
    client.setQueryData(listKey, { pages: [page], pageParams: [null] });
    await createCatchUp(api, client)();
    expect(stale()).toEqual({ thread: true, list: true });
  });

  it('takes nothing else in the cache for a conversation, nor what is still on its way', async () => {
    const { api, client, asked } = away([]);
    client.setQueryData(['pets', 'luna'], { ...conversation([9]), id: 'pet' });
    client.getQueryCache().build(client, { queryKey: conversationKeys.detail('coming') });
    await createCatchUp(api, client)();
    expect(asked[0]?.searchParams.get('since')).toBe('2026-11-20T09:59:02.000Z');
  });

  it('is current after a month in which 500 conversations changed', async () => {
    const others = Array.from({ length: 500 }, (_, index) => ({
      ...unchanged,
      conversationId: `${index}`,
    }));
    // The conversation that is shown changed first of all: it stands on the last page.
    const { api, client, asked, stale } = away([...others, { ...unchanged, seq: 9 }]);
    await createCatchUp(api, client)();
    expect(stale()).toEqual({ thread: true, list: true });
    expect(asked.map((url) => url.searchParams.get('cursor'))).toEqual([null, '200', '400']);
    expect(asked.map((url) => url.searchParams.get('since'))).toEqual(
      Array.from({ length: 3 }, () => '2026-11-20T09:59:02.000Z'),
    );
  });
});
