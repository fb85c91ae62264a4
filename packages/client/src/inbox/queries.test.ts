import { QueryClient } from '@tanstack/react-query';
import type { DiaryItem } from '@zampa/contract/conversations/conversation';
import { summarize } from '@zampa/contract/conversations/summaries/summarize';
import { describe, expect, it } from 'vitest';
import { recordingApi } from '../recording-api.test-data.ts';
import { conversationQueries } from './queries.ts';
import { conversation, entry } from '../conversations/samples.test-data.ts';
import type { ListFilter } from './search-body.ts';

const signal: unknown = expect.any(AbortSignal);
const found = conversation([1]);

/** Fetches the first pages of a list and records the requests. */
async function fetchList(filter: ListFilter, pages = 1, items: DiaryItem[] = [found]) {
  const { rows, ...around } = summarize(items);
  const { api, asked: calls } = recordingApi({ items: rows, around, next: 'more', total: null });
  const client = new QueryClient();
  const query = conversationQueries.list(api, filter);
  const read = await client.fetchInfiniteQuery({ ...query, pages });
  return { asked: calls, items: read.pages.flatMap((page) => page.items), client };
}

describe('conversationQueries.list', () => {
  it("searches the clinic's requests, thirty per page", async () => {
    const { asked: calls } = await fetchList({ facilityId: 'clinic', statuses: ['NEW'] });
    expect(calls).toEqual([
      {
        call: 'POST /requests/search',
        input: {
          query: { view: 'summary', limit: 30, facilityId: 'clinic' },
          body: { payload: { status: ['NEW'] } },
          signal,
        },
      },
    ]);
  });

  it('continues at the cursor of the previous page', async () => {
    const { asked: calls } = await fetchList({}, 2);
    expect(calls.map(({ input }) => input['query'])).toEqual([
      { view: 'summary', limit: 30 },
      { view: 'summary', limit: 30, cursor: 'more' },
    ]);
  });

  it("reads a person's conversations from their diary, without its notes", async () => {
    const filter = { personId: 'owner', text: 'limps' };
    const { asked: calls, items } = await fetchList(filter, 1, [found, entry]);
    expect(calls).toEqual([
      {
        call: 'POST /{userId}/diary/search',
        input: {
          params: { userId: 'owner' },
          query: { view: 'summary', limit: 30 },
          body: { payload: { message: ['limps'] }, type: ['HEALTH'] },
          signal,
        },
      },
    ]);
    expect(items.map(({ id }) => id)).toEqual([found.id]);
  });

  it('uses a separate cache entry for each filter', async () => {
    const { client } = await fetchList({ facilityId: 'clinic' });
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['conversations', 'list', { facilityId: 'clinic' }]]);
  });
});

it('conversationQueries.counts reads the counts of a facility', async () => {
  const { api, asked: calls } = recordingApi({ count: 3 });
  const client = new QueryClient();
  await client.fetchQuery(conversationQueries.counts(api, 'clinic'));
  const input = { query: { facilityId: 'clinic' }, signal };
  expect(calls).toEqual([{ call: 'GET /requests/count', input }]);
  expect(client.getQueryData(['conversations', 'count', 'clinic'])).toEqual({ count: 3 });
});
