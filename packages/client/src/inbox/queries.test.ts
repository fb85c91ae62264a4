import { QueryClient } from '@tanstack/react-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { describe, expect, it } from 'vitest';
import { askedApi } from '../asked-api.test-data.ts';
import { conversationQueries } from './queries.ts';
import { conversation } from '../conversations/samples.test-data.ts';
import type { ListFilter } from './search-body.ts';

const signal: unknown = expect.any(AbortSignal);
const found = conversation([1]);

/** The first pages of a list, and what was asked for them. */
async function listed(filter: ListFilter, pages = 1, items: Conversation[] = [found]) {
  const { api, asked } = askedApi({ items, next: 'more', total: null });
  const client = new QueryClient();
  const query = conversationQueries.list(api, filter);
  const read = await client.fetchInfiniteQuery({ ...query, pages });
  return { asked, items: read.pages.flatMap((page) => page.items), client };
}

describe('a list of conversations', () => {
  it('is asked of the clinic, thirty at once', async () => {
    const { asked } = await listed({ facilityId: 'clinic', statuses: ['NEW'] });
    expect(asked).toEqual([
      {
        call: 'POST /requests/search',
        input: {
          query: { limit: 30, facilityId: 'clinic' },
          body: { payload: { status: ['NEW'] } },
          signal,
        },
      },
    ]);
  });

  it('goes on where the page before ended', async () => {
    const { asked } = await listed({}, 2);
    expect(asked.map(({ input }) => input['query'])).toEqual([
      { limit: 30 },
      { limit: 30, cursor: 'more' },
    ]);
  });

  it('of one person is read from their diary, without what is noted there', async () => {
    const note = { ...found, id: 'note', type: 'DIARY' } as unknown as Conversation;
    const filter = { personId: 'owner', text: 'limps' };
    const { asked, items } = await listed(filter, 1, [found, note]);
    expect(asked).toEqual([
      {
        call: 'POST /{userId}/diary/search',
        input: {
          params: { userId: 'owner' },
          query: { limit: 30 },
          body: { payload: { message: ['limps'] }, type: ['HEALTH'] },
          signal,
        },
      },
    ]);
    expect(items).toEqual([found]);
  });

  it('has a place of its own in the cache for each filter', async () => {
    const { client } = await listed({ facilityId: 'clinic' });
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['conversations', 'list', { facilityId: 'clinic' }]]);
  });
});

it('a thread is read from the server', async () => {
  const { api } = askedApi(found);
  const client = new QueryClient();
  const thread = await client.fetchQuery(conversationQueries.thread(api, client, 'c'));
  expect(thread).toEqual({ ...found, complete: true, askedUpTo: 1 });
  expect(client.getQueryData(['conversations', 'detail', 'c'])).toBe(thread);
});

it('what waits is counted for each facility', async () => {
  const { api, asked } = askedApi({ count: 3 });
  const client = new QueryClient();
  await client.fetchQuery(conversationQueries.counts(api, 'clinic'));
  const input = { query: { facilityId: 'clinic' }, signal };
  expect(asked).toEqual([{ call: 'GET /requests/count', input }]);
  expect(client.getQueryData(['conversations', 'count', 'clinic'])).toEqual({ count: 3 });
});
