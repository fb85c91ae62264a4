import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import { conversationKeys } from './keys.ts';
import { conversation, thread } from './samples.test-data.ts';
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

/** An app that shows a thread up to its second event and an empty list, and a server that returns these cursors. */
function disconnectedApp(heads: readonly object[]) {
  const requests: URL[] = [];
  const network = async (request: Request) => {
    const url = new URL(request.url);
    requests.push(url);
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
  const loadList = () =>
    client.setQueryData(listKey, { pages: [], pageParams: [] }, { updatedAt: READ_AT });
  loadList();
  const staleQueries = () => ({
    thread: client.getQueryState(threadKey)?.isInvalidated,
    list: client.getQueryState(listKey)?.isInvalidated,
  });
  return {
    api: createApi({ origin: 'http://api.test', session, transport }),
    client,
    requests,
    loadList,
    staleQueries,
  };
}

describe('createCatchUp', () => {
  it('requests changes since the newest known change, minus an overlap', async () => {
    const { api, client, requests } = disconnectedApp([]);
    await createCatchUp(api, client)();
    expect(requests[0]?.searchParams.get('since')).toBe('2026-11-20T09:59:02.000Z');
  });

  it.each([
    { why: 'no change', heads: [], thread: false, list: false },
    { why: 'the overlap repeats a known change', heads: [unchanged], thread: false, list: false },
    { why: 'new events', heads: [{ ...unchanged, seq: 4 }], thread: true, list: true },
    {
      why: 'read on another device',
      heads: [{ ...unchanged, unread: 1 }],
      thread: true,
      list: true,
    },
    {
      why: 'an unsent message',
      heads: [{ ...unchanged, dateUpdated: '2026-11-20T10:05:00Z' }],
      thread: true,
      list: true,
    },
    {
      why: 'a new conversation',
      heads: [{ ...unchanged, conversationId: 'new' }],
      thread: false,
      list: true,
    },
    {
      why: 'an earlier change of an unlisted conversation',
      heads: [{ ...unchanged, conversationId: 'old', dateUpdated: '2026-11-20T09:58:00Z' }],
      thread: false,
      list: false,
    },
  ])(
    'after "$why" marks stale: thread $thread, list $list',
    async ({ heads, thread: isThread, list }) => {
      const { api, client, staleQueries } = disconnectedApp(heads);
      await createCatchUp(api, client)();
      expect(staleQueries()).toEqual({ thread: isThread, list });
    },
  );

  it('refreshes the lists once for an unlisted conversation, and again when the conversation changes', async () => {
    const other = { ...unchanged, conversationId: 'other' };
    const heads = [other];
    const { api, client, loadList, staleQueries } = disconnectedApp(heads);
    const catchUp = createCatchUp(api, client);
    const refreshesLists = async () => {
      loadList();
      await catchUp();
      return staleQueries().list;
    };
    expect(await refreshesLists()).toBe(true);
    expect(await refreshesLists()).toBe(false);
    heads[0] = { ...other, dateUpdated: '2026-11-20T10:00:03Z' };
    expect(await refreshesLists()).toBe(true);
    heads.push({ ...unchanged, conversationId: 'third', dateUpdated: '2026-11-20T09:59:30Z' });
    expect(await refreshesLists()).toBe(true);
    expect(await refreshesLists()).toBe(false);
  });

  it('refreshes the lists without a request if no conversation is cached', async () => {
    const { api, client, requests, staleQueries } = disconnectedApp([]);
    client.removeQueries({ queryKey: threadKey });
    client.setQueryData(['pets'], []);
    await createCatchUp(api, client)();
    expect(requests).toEqual([]);
    expect(staleQueries().list).toBe(true);
    expect(client.getQueryState(['pets'])?.isInvalidated).toBe(false);
  });

  it('compares with the older copy when a thread and a list differ', async () => {
    const { api, client, staleQueries } = disconnectedApp([{ ...unchanged, seq: 3 }]);
    const page = { items: [conversation([1, 2, 3])], next: null, total: null };
    client.setQueryData(listKey, { pages: [page], pageParams: [null] });
    await createCatchUp(api, client)();
    expect(staleQueries()).toEqual({ thread: true, list: true });
  });

  it('ignores other cached data and queries without data', async () => {
    const { api, client, requests } = disconnectedApp([]);
    client.setQueryData(['pets', 'luna'], { ...conversation([9]), id: 'pet' });
    client.getQueryCache().build(client, { queryKey: conversationKeys.detail('coming') });
    await createCatchUp(api, client)();
    expect(requests[0]?.searchParams.get('since')).toBe('2026-11-20T09:59:02.000Z');
  });

  it('catches up over several pages after 500 conversations changed', async () => {
    const others = Array.from({ length: 500 }, (_, index) => ({
      ...unchanged,
      conversationId: `${index}`,
    }));
    // The conversation on screen changed first and is therefore on the last page.
    const { api, client, requests, staleQueries } = disconnectedApp([
      ...others,
      { ...unchanged, seq: 9 },
    ]);
    await createCatchUp(api, client)();
    expect(staleQueries()).toEqual({ thread: true, list: true });
    expect(requests.map((url) => url.searchParams.get('cursor'))).toEqual([null, '200', '400']);
    expect(requests.map((url) => url.searchParams.get('since'))).toEqual(
      Array.from({ length: 3 }, () => '2026-11-20T09:59:02.000Z'),
    );
  });
});
