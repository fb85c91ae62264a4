import { QueryClient } from '@tanstack/react-query';
import type { EventMessage } from '@zampa/contract/chat/socket';
import { describe, expect, it } from 'vitest';
import { conversationKeys } from '../conversations/keys.ts';
import type { ConversationPages } from '../conversations/queries.ts';
import { conversation, created, thread } from '../conversations/samples.test-data.ts';
import type { Thread } from '../conversations/thread.ts';
import { receiveEvent, receiveSeen } from './receive.ts';

const owner = { id: 'owner', isVet: false };
const threadKey = conversationKeys.detail('c');
const listKey = [...conversationKeys.lists, {}];

function cached() {
  const client = new QueryClient();
  const page = { items: [conversation([1, 2])], next: null, total: null };
  client.setQueryData<Thread>(threadKey, thread([1, 2]));
  client.setQueryData<ConversationPages>(listKey, { pages: [page], pageParams: [null] });
  return client;
}

const threadOf = (client: QueryClient) => client.getQueryData<Thread>(threadKey);
const listed = (client: QueryClient) =>
  client.getQueryData<ConversationPages>(listKey)?.pages[0]?.items[0];
const isStale = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryState(key)?.isInvalidated;

describe('receiveEvent', () => {
  it('brings a message into the thread and the list without asking', () => {
    const client = cached();
    receiveEvent(client, created(3), owner);
    expect(threadOf(client)?.events.at(-1)?.seq).toBe(3);
    expect(listed(client)).toMatchObject({ seq: 3, unread: 1, lastMessage: { seq: 3 } });
    expect(isStale(client, threadKey)).toBe(false);
    expect(isStale(client, listKey)).toBe(false);
  });

  it('counts a message once when answer and echo both bring it', () => {
    const client = cached();
    receiveEvent(client, created(3), owner);
    receiveEvent(client, created(3), owner);
    expect(listed(client)?.unread).toBe(1);
    expect(threadOf(client)?.events).toHaveLength(3);
  });

  it('shows in the list that the latest message was taken back', () => {
    const client = cached();
    receiveEvent(client, created(3), owner);
    const payload = { userId: 'vet', withdrawn: true } as const;
    const message = created(3, { payload, dateUpdated: '2026-11-20T11:00:00Z' });
    receiveEvent(client, { ...message, action: 'updated' }, owner);
    expect(listed(client)).toMatchObject({ unread: 1, lastMessage: { payload } });
  });

  it.each<{ why: string; message: EventMessage; stale: readonly ('thread' | 'list')[] }>([
    { why: 'a gap', message: created(5), stale: ['thread'] },
    {
      why: 'a change of the conversation',
      message: { ...created(2), event: null },
      stale: ['thread', 'list'],
    },
    {
      why: 'an unknown conversation',
      message: { ...created(1), conversationId: 'new' },
      stale: ['list'],
    },
    {
      why: 'an action, which may move it to another list',
      message: created(3, {
        type: 'BOT',
        payload: { userId: 'vet', eventAction: 'OPEN_PERFORMANCE' },
      }),
      stale: ['list'],
    },
  ])('asks again after $why', ({ message, stale }) => {
    const client = cached();
    receiveEvent(client, message, owner);
    expect({ thread: isStale(client, threadKey), list: isStale(client, listKey) }).toEqual({
      thread: stale.includes('thread'),
      list: stale.includes('list'),
    });
  });
});

describe('receiveSeen', () => {
  it.each([
    { why: 'the other side turns ticks', userId: 'vet', seq: 2, readSeq: 2 },
    { why: 'one’s own reading turns none', userId: 'owner', seq: 2, readSeq: 0 },
  ])('$why', ({ userId, seq, readSeq }) => {
    const client = cached();
    receiveSeen(client, { conversationId: 'c', userId, seq }, owner);
    expect(threadOf(client)?.readSeq).toBe(readSeq);
  });

  it('never goes back', () => {
    const client = cached();
    receiveSeen(client, { conversationId: 'c', userId: 'vet', seq: 2 }, owner);
    receiveSeen(client, { conversationId: 'c', userId: 'vet', seq: 1 }, owner);
    expect(threadOf(client)?.readSeq).toBe(2);
  });

  it.each([
    { why: 'read to the end', seq: 3, unread: 0 },
    { why: 'read in part', seq: 2, unread: 1 },
  ])('empties the own count when $why elsewhere', ({ seq, unread }) => {
    const client = cached();
    receiveEvent(client, created(3), owner);
    receiveSeen(client, { conversationId: 'c', userId: 'owner', seq }, owner);
    expect(threadOf(client)?.unread).toBe(unread);
    expect(listed(client)?.unread).toBe(unread);
  });

  it('asks the server about a reader whose side is not known', () => {
    const client = cached();
    receiveSeen(client, { conversationId: 'c', userId: 'colleague', seq: 2 }, owner);
    expect(isStale(client, threadKey)).toBe(true);
  });
});
