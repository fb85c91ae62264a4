import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { conversationKeys } from './keys.ts';
import { created } from './samples.test-data.ts';
import { refreshLists } from './lists/refresh-lists.ts';
import { receiveEvent } from './receive-event.ts';
import { receiveSeen } from './receive-seen.ts';

const owner = { id: 'owner', isVet: false };
const listKey = [...conversationKeys.lists, {}];
const threadKey = conversationKeys.detail('c');

/** A screen that shows a query, whose requests the test answers. */
function observedQuery(queryKey: readonly unknown[]) {
  const client = new QueryClient();
  const requests: PromiseWithResolvers<unknown>[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    retry: false,
    queryFn: () => {
      const answer = Promise.withResolvers<unknown>();
      requests.push(answer);
      return answer.promise;
    },
  });
  observer.subscribe(() => {});
  const answer = async (index: number, value: unknown) => {
    requests[index]?.resolve(value);
    await expect.poll(() => client.getQueryData(queryKey)).toEqual(value);
  };
  return { client, requests, answer };
}

describe('an event that arrives during a request', () => {
  const events = {
    'a message arrives': (client: QueryClient) => receiveEvent(client, created(3), owner),
    'the other side reads': (client: QueryClient) =>
      receiveSeen(
        client,
        { conversationId: 'c', userId: 'vet', party: 'facility', seq: 2, unread: null },
        owner,
      ),
  };
  const queries = { 'a list': listKey, 'a conversation': threadKey };

  it.each(
    Object.keys(events).flatMap((event) => Object.keys(queries).map((query) => ({ event, query }))),
  )('refetches $query when $event before the first answer', async ({ event, query }) => {
    const { client, requests, answer } = observedQuery(queries[query as keyof typeof queries]);
    expect(requests).toHaveLength(1);
    events[event as keyof typeof events](client);
    expect(requests).toHaveLength(1);
    await answer(0, { pages: [], events: [], id: 'c' });
    await expect.poll(() => requests.length).toBe(2);
  });

  it('refetches once for several events, and uses every answer', async () => {
    const { client, requests, answer } = observedQuery(listKey);
    for (const seq of [3, 4, 5]) receiveEvent(client, created(seq), owner);
    refreshLists(client);
    await answer(0, { pages: [] });
    await expect.poll(() => requests.length).toBe(2);
    receiveEvent(client, created(6), owner);
    await answer(1, { pages: [], pageParams: [] });
    await expect.poll(() => requests.length).toBe(3);
    await answer(2, { pages: [], pageParams: [null] });
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(requests).toHaveLength(3);
  });

  it('refetches after a failed request', async () => {
    const { client, requests, answer } = observedQuery(listKey);
    receiveEvent(client, created(3), owner);
    requests[0]?.reject(new Error('no answer'));
    await expect.poll(() => requests.length).toBe(2);
    await answer(1, { pages: [] });
  });

  it('does not refetch an unrelated query', async () => {
    const { client, requests } = observedQuery(['pets']);
    receiveEvent(client, created(3), owner);
    requests[0]?.resolve([]);
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(requests).toHaveLength(1);
  });

  it('refetches only the query of the request, not queries beside or below it', async () => {
    const { client, requests, answer } = observedQuery(listKey);
    const other = [...listKey, 'more'];
    for (const key of [other, ['pets']]) client.setQueryData(key, { pages: [], pageParams: [] });
    receiveSeen(
      client,
      { conversationId: 'c', userId: 'vet', party: 'facility', seq: 2, unread: null },
      owner,
    );
    await answer(0, { pages: [] });
    await expect.poll(() => requests.length).toBe(2);
    for (const key of [other, ['pets']])
      expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  });
});
