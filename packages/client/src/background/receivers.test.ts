import type { QueryClient } from '@tanstack/react-query';
import type { EventMessage } from '@zampa/contract/socket';
import { describe, expect, it } from 'vitest';
import { calendarKeys } from '../conversations/calendar-keys.ts';
import { clientKeys } from '../clients/keys.ts';
import type { ConversationPages } from '../conversations/lists/pages.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { conversation, created } from '../conversations/samples.test-data.ts';
import { familyKeys } from '../families/keys.ts';
import { teamKeys } from '../team/keys.ts';
import {
  cachedClient,
  isStale,
  firstListed,
  listKey,
  threadKey,
  cachedThread,
} from '../conversations/cached.test-data.ts';
import { receiveEvent } from '../conversations/receive-event.ts';
import { receiveSeen } from '../conversations/receive-seen.ts';
import { receiveMessage } from './receivers.test-data.ts';

const owner = { id: 'owner', isVet: false };
const vet = { id: 'vet', isVet: true };

describe('the inbox and its counts', () => {
  const keys = [
    [...conversationKeys.waiting, {}],
    [...conversationKeys.waitingParts, {}],
    [...conversationKeys.counts, 'clinic'],
  ];
  const clientWithInbox = () => {
    const client = cachedClient();
    for (const key of keys) client.setQueryData(key, {});
    return { client, stale: () => keys.map((key) => isStale(client, key)) };
  };

  it('are stale after every message, also in a listed conversation', () => {
    const { client, stale } = clientWithInbox();
    receiveEvent(client, created(3), owner);
    expect(stale()).toEqual([true, true, true]);
  });

  it.each([
    { who: 'the viewer', userId: owner.id, renewed: true },
    { who: 'another person', userId: 'vet', renewed: false },
  ])('are stale after $who read: $renewed', ({ userId, renewed }) => {
    const { client, stale } = clientWithInbox();
    const party = userId === owner.id ? 'owner' : 'facility';
    receiveSeen(client, { conversationId: 'c', userId, party, seq: 2, unread: 0 }, owner);
    expect(stale()).toEqual([renewed, renewed, renewed]);
  });
});

describe('receiveEvent', () => {
  it('adds a message to the thread and the list without a request', () => {
    const client = cachedClient();
    receiveEvent(client, created(3), owner);
    expect(cachedThread(client)?.events.at(-1)?.seq).toBe(3);
    expect(firstListed(client)).toMatchObject({ seq: 3, unread: 1, lastMessage: { seq: 3 } });
    expect(isStale(client, threadKey)).toBe(false);
    expect(isStale(client, listKey)).toBe(false);
  });

  it('shows the latest change in the list: a message, then the booking when it is moved again', () => {
    const client = cachedClient();
    const booking = (dateUpdated: string) =>
      ({ ...created(3, { type: 'CALENDAR', dateUpdated }), action: 'updated' }) as EventMessage;
    receiveEvent(client, booking('2026-11-20T09:03:00Z'), owner);
    receiveEvent(client, created(4, { dateUpdated: '2026-11-20T09:04:00Z' }), owner);
    expect(firstListed(client)?.lastEvent?.seq).toBe(4);
    receiveEvent(client, booking('2026-11-20T12:00:00Z'), owner);
    expect(firstListed(client)?.lastEvent?.seq).toBe(3);
  });

  it('counts a message once when both the response and the socket deliver it', () => {
    const client = cachedClient();
    receiveEvent(client, created(3), owner);
    receiveEvent(client, created(3), owner);
    expect(firstListed(client)?.unread).toBe(1);
    expect(cachedThread(client)?.events).toHaveLength(3);
  });

  it('shows in the list that the latest message was unsent', () => {
    const client = cachedClient();
    receiveEvent(client, created(3), owner);
    const payload = { userId: 'vet', withdrawn: true } as const;
    const message = created(3, { payload, dateUpdated: '2026-11-20T11:00:00Z' });
    receiveEvent(client, { ...message, action: 'updated' }, owner);
    expect(firstListed(client)).toMatchObject({ unread: 1, lastMessage: { payload } });
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
      why: 'an action, which may move the conversation to another list',
      message: created(3, {
        type: 'BOT',
        payload: { userId: 'vet', eventAction: 'OPEN_PERFORMANCE' },
      }),
      stale: ['list'],
    },
    {
      why: 'a booking, which the conversation shows',
      message: created(3, { type: 'CALENDAR', payload: { userId: 'vet', status: 'NEW' } }),
      stale: ['thread', 'list'],
    },
  ])('marks stale after $why', ({ message, stale }) => {
    const client = cachedClient();
    receiveEvent(client, message, owner);
    expect({ thread: isStale(client, threadKey), list: isStale(client, listKey) }).toEqual({
      thread: stale.includes('thread'),
      list: stale.includes('list'),
    });
  });
});

describe('the cache of an app', () => {
  const keys = {
    appointments: conversationKeys.appointments,
    others: conversationKeys.others,
    counts: conversationKeys.counts,
    me: ['me'],
    pets: ['pets'],
    clients: clientKeys.all,
    families: familyKeys.all,
    team: teamKeys.all,
  } as const;
  /** Returns the names of the cached queries that are stale after the call. */
  function staleAfter(happens: (client: QueryClient) => void) {
    const client = cachedClient();
    for (const key of Object.values(keys)) client.setQueryData(key, {});
    happens(client);
    return Object.entries(keys)
      .filter(([, key]) => isStale(client, key))
      .map(([name]) => name);
  }
  const booking = created(3, { type: 'CALENDAR', payload: { userId: 'vet', status: 'NEW' } });

  it.each<{ why: string; happens: (client: QueryClient) => void; stale: readonly string[] }>([
    {
      why: 'a message',
      happens: (client) => receiveEvent(client, created(3), owner),
      stale: ['counts'],
    },
    {
      why: 'a message of an unknown conversation',
      happens: (client) => receiveEvent(client, { ...created(1), conversationId: 'n' }, owner),
      stale: ['others', 'counts'],
    },
    {
      why: 'a booking',
      happens: (client) => receiveEvent(client, booking, owner),
      stale: ['appointments', 'others', 'counts'],
    },
    {
      why: 'a change of a conversation',
      happens: (client) => receiveEvent(client, { ...created(2), event: null }, owner),
      stale: ['appointments', 'others', 'counts'],
    },
    {
      why: 'a change of a client',
      happens: (client) =>
        receiveMessage(client, owner, 'client', { facilityId: 'clinic', FamilyId: 'family' }),
      stale: ['appointments', 'others', 'counts', 'me', 'clients'],
    },
    {
      why: 'a change of the family',
      happens: (client) =>
        receiveMessage(client, owner, 'family', { FamilyId: 'family', userId: null }),
      stale: ['me', 'families'],
    },
    {
      why: 'a change of the staff',
      happens: (client) =>
        receiveMessage(client, vet, 'staff', { facilityId: 'clinic', userId: 'other' }),
      stale: ['appointments', 'others', 'counts', 'me', 'team'],
    },
  ])('marks $stale stale after $why', ({ happens, stale }) => {
    expect(staleAfter(happens).toSorted()).toEqual([...stale].toSorted());
  });

  it('keeps the list entry as the same object after a change of an older message', () => {
    const client = cachedClient();
    receiveEvent(client, created(3), owner);
    const before = firstListed(client);
    receiveEvent(client, created(2, { dateUpdated: '2026-11-20T12:00:00Z' }), owner);
    expect(firstListed(client)).toBe(before);
  });

  it('keeps the only list fresh after a message in one of its conversations', () => {
    const client = cachedClient();
    const other = { ...conversation([1, 2]), id: 'other' };
    const page = { items: [other, conversation([1, 2])], next: null, total: null };
    client.setQueryData<ConversationPages>(listKey, { pages: [page], pageParams: [null] });
    receiveEvent(client, created(3), owner);
    expect(isStale(client, listKey)).toBe(false);
  });

  it('updates each of several lists after a message', () => {
    const client = cachedClient();
    const other = { ...conversation([1, 2]), id: 'other' };
    const page = { items: [other, conversation([1, 2])], next: null, total: null };
    const secondKey = [...conversationKeys.lists, { facilityId: 'clinic' }];
    client.setQueryData<ConversationPages>(secondKey, { pages: [page], pageParams: [null] });
    client.setQueryData(['pets'], { pages: [page] });
    receiveEvent(client, created(3), owner);
    const items = client.getQueryData<ConversationPages>(secondKey)?.pages[0]?.items;
    // The latest conversation comes first.
    expect(items?.map(({ seq }) => seq)).toEqual([3, 2]);
    expect(isStale(client, listKey)).toBe(false);
    expect(client.getQueryData(['pets'])).toEqual({ pages: [page] });
  });
});

describe('a change of a client', () => {
  it("marks the bookings of that clinic stale, because they show the client's name and contact", () => {
    const client = cachedClient();
    const ranges = ['clinic', 'other'].map((id) => [...calendarKeys.ranges(id), 'day']);
    for (const key of ranges) client.setQueryData(key, {});
    receiveMessage(client, owner, 'client', { facilityId: 'clinic', FamilyId: 'family' });
    expect(ranges.map((key) => isStale(client, key))).toEqual([true, false]);
  });

  it("marks the client's conversations stale, because a pet may no longer be visible", () => {
    const client = cachedClient();
    receiveMessage(client, owner, 'client', { facilityId: 'clinic', FamilyId: 'family' });
    expect([isStale(client, threadKey), isStale(client, listKey)]).toEqual([true, true]);
  });
});

describe('a change of the family', () => {
  const familyKey = familyKeys.one('family');
  const receiveFamilyChange = (userId: string | null) => {
    const client = cachedClient();
    client.setQueryData(familyKey, {});
    client.setQueryData(['me'], {});
    receiveMessage(client, owner, 'family', { FamilyId: 'family', userId });
    return client;
  };

  it.each([
    { why: 'the pets', userId: null },
    { why: 'another person', userId: 'partner' },
  ])('marks the family stale and keeps the conversations after a change of $why', ({ userId }) => {
    const client = receiveFamilyChange(userId);
    expect([isStale(client, familyKey), isStale(client, ['me'])]).toEqual([true, true]);
    expect(cachedThread(client)).toBeDefined();
  });

  it('drops the conversations immediately when the viewer joins or leaves', () => {
    const client = receiveFamilyChange(owner.id);
    expect(cachedThread(client)).toBeUndefined();
    expect(firstListed(client)).toBeUndefined();
  });
});
