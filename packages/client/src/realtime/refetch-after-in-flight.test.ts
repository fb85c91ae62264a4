import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { conversationKeys } from '../conversations/keys.ts';
import { created } from '../conversations/samples.test-data.ts';
import { receiveEvent, receiveSeen, refreshLists } from './receive.ts';

const owner = { id: 'owner', isVet: false };
const listKey = [...conversationKeys.lists, {}];
const threadKey = conversationKeys.detail('c');

/** A screen that shows a query, whose answers come when the test says so. */
function screen(queryKey: readonly unknown[]) {
  const client = new QueryClient();
  const asked: PromiseWithResolvers<unknown>[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    retry: false,
    queryFn: () => {
      const answer = Promise.withResolvers<unknown>();
      asked.push(answer);
      return answer.promise;
    },
  });
  observer.subscribe(() => {});
  const answer = async (index: number, value: unknown) => {
    asked[index]?.resolve(value);
    await expect.poll(() => client.getQueryData(queryKey)).toEqual(value);
  };
  return { client, asked, answer };
}

describe('what happens while an answer is on its way', () => {
  const happenings = {
    'a message comes': (client: QueryClient) => receiveEvent(client, created(3), owner),
    'somebody reads': (client: QueryClient) =>
      receiveSeen(
        client,
        { conversationId: 'c', userId: 'vet', party: 'facility', seq: 2, unread: null },
        owner,
      ),
  };
  const shown = { 'a list': listKey, 'a conversation': threadKey };

  it.each(
    Object.keys(happenings).flatMap((what) => Object.keys(shown).map((where) => ({ what, where }))),
  )('asks for $where again when $what before its first answer', async ({ what, where }) => {
    const { client, asked, answer } = screen(shown[where as keyof typeof shown]);
    expect(asked).toHaveLength(1);
    happenings[what as keyof typeof happenings](client);
    expect(asked).toHaveLength(1);
    await answer(0, { pages: [], events: [], id: 'c' });
    await expect.poll(() => asked.length).toBe(2);
  });

  it('asks once for all that happens meanwhile, and lets every answer arrive', async () => {
    const { client, asked, answer } = screen(listKey);
    for (const seq of [3, 4, 5]) receiveEvent(client, created(seq), owner);
    refreshLists(client);
    await answer(0, { pages: [] });
    await expect.poll(() => asked.length).toBe(2);
    receiveEvent(client, created(6), owner);
    await answer(1, { pages: [], pageParams: [] });
    await expect.poll(() => asked.length).toBe(3);
    await answer(2, { pages: [], pageParams: [null] });
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(asked).toHaveLength(3);
  });

  it('asks again after a failure', async () => {
    const { client, asked, answer } = screen(listKey);
    receiveEvent(client, created(3), owner);
    asked[0]?.reject(new Error('no answer'));
    await expect.poll(() => asked.length).toBe(2);
    await answer(1, { pages: [] });
  });

  it('asks nothing again that is not about it, though it is on its way', async () => {
    const { client, asked } = screen(['pets']);
    receiveEvent(client, created(3), owner);
    asked[0]?.resolve([]);
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(asked).toHaveLength(1);
  });

  it('asks again for that very answer, and for nothing beside or below it', async () => {
    const { client, asked, answer } = screen(listKey);
    const other = [...listKey, 'more'];
    for (const key of [other, ['pets']]) client.setQueryData(key, { pages: [], pageParams: [] });
    receiveSeen(
      client,
      { conversationId: 'c', userId: 'vet', party: 'facility', seq: 2, unread: null },
      owner,
    );
    await answer(0, { pages: [] });
    await expect.poll(() => asked.length).toBe(2);
    for (const key of [other, ['pets']])
      expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  });
});
