import type { QueryClient } from '@tanstack/react-query';
import type { EventMessage } from '@zampa/contract/socket';
import { describe, expect, it } from 'vitest';
import { calendarKeys } from '../appointments/calendar-keys.ts';
import { clientKeys } from '../clients/keys.ts';
import { conversationKeys } from '../conversations/keys.ts';
import type { ConversationPages } from '../inbox/queries.ts';
import { conversation, created } from '../conversations/samples.test-data.ts';
import { familyKeys } from '../families/keys.ts';
import { teamKeys } from '../team/keys.ts';
import { cached, isStale, listed, listKey, threadKey, threadOf } from './cached.test-data.ts';
import {
  receiveClient,
  receiveEvent,
  receiveFamily,
  receiveSeen,
  receiveStaff,
} from './receive.ts';

const owner = { id: 'owner', isVet: false };
const vet = { id: 'vet', isVet: true };

describe('what waits and its numbers', () => {
  const keys = [
    [...conversationKeys.waiting, {}],
    [...conversationKeys.waitingParts, {}],
    [...conversationKeys.counts, 'clinic'],
  ];
  const waiting = () => {
    const client = cached();
    for (const key of keys) client.setQueryData(key, {});
    return { client, stale: () => keys.map((key) => isStale(client, key)) };
  };

  it('are asked for again with every message, also of a conversation that is listed', () => {
    const { client, stale } = waiting();
    receiveEvent(client, created(3), owner);
    expect(stale()).toEqual([true, true, true]);
  });

  it.each([
    { who: 'oneself', userId: owner.id, renewed: true },
    { who: 'somebody else', userId: 'vet', renewed: false },
  ])('are asked for again once $who has read: $renewed', ({ userId, renewed }) => {
    const { client, stale } = waiting();
    const party = userId === owner.id ? 'owner' : 'facility';
    receiveSeen(client, { conversationId: 'c', userId, party, seq: 2, unread: 0 }, owner);
    expect(stale()).toEqual([renewed, renewed, renewed]);
  });
});

describe('receiveEvent', () => {
  it('brings a message into the thread and the list without asking', () => {
    const client = cached();
    receiveEvent(client, created(3), owner);
    expect(threadOf(client)?.events.at(-1)?.seq).toBe(3);
    expect(listed(client)).toMatchObject({ seq: 3, unread: 1, lastMessage: { seq: 3 } });
    expect(isStale(client, threadKey)).toBe(false);
    expect(isStale(client, listKey)).toBe(false);
  });

  it('shows in the list what happened last, a booking again when it is moved', () => {
    const client = cached();
    const booking = (dateUpdated: string) =>
      ({ ...created(3, { type: 'CALENDAR', dateUpdated }), action: 'updated' }) as EventMessage;
    receiveEvent(client, booking('2026-11-20T09:03:00Z'), owner);
    receiveEvent(client, created(4, { dateUpdated: '2026-11-20T09:04:00Z' }), owner);
    expect(listed(client)?.lastEvent?.seq).toBe(4);
    receiveEvent(client, booking('2026-11-20T12:00:00Z'), owner);
    expect(listed(client)?.lastEvent?.seq).toBe(3);
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
    {
      why: 'a booking, which the conversation shows',
      message: created(3, { type: 'CALENDAR', payload: { userId: 'vet', status: 'NEW' } }),
      stale: ['thread', 'list'],
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

describe('what a message does not touch', () => {
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
  /** What of everything that is cached has to be asked for again. */
  function staleAfter(happens: (client: QueryClient) => void) {
    const client = cached();
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
      why: 'news of a client',
      happens: (client) => receiveClient(client, { facilityId: 'clinic', FamilyId: 'family' }),
      stale: ['appointments', 'others', 'counts', 'me', 'clients'],
    },
    {
      why: 'news of the family',
      happens: (client) => receiveFamily(client, { FamilyId: 'family', userId: null }, owner),
      stale: ['me', 'families'],
    },
    {
      why: 'news of the staff',
      happens: (client) => receiveStaff(client, { facilityId: 'clinic', userId: 'other' }, vet),
      stale: ['appointments', 'others', 'counts', 'me', 'team'],
    },
  ])('$why makes $stale stale', ({ happens, stale }) => {
    expect(staleAfter(happens).toSorted()).toEqual([...stale].toSorted());
  });

  it('a repeated message leaves the list the very same object', () => {
    const client = cached();
    receiveEvent(client, created(3), owner);
    const before = listed(client);
    receiveEvent(client, created(2, { dateUpdated: '2026-11-20T12:00:00Z' }), owner);
    expect(listed(client)).toBe(before);
  });

  it('a message of one of several conversations of the only list makes nothing stale', () => {
    const client = cached();
    const other = { ...conversation([1, 2]), id: 'other' };
    const page = { items: [other, conversation([1, 2])], next: null, total: null };
    client.setQueryData<ConversationPages>(listKey, { pages: [page], pageParams: [null] });
    receiveEvent(client, created(3), owner);
    expect(isStale(client, listKey)).toBe(false);
  });

  it('of several lists each shows the message', () => {
    const client = cached();
    const other = { ...conversation([1, 2]), id: 'other' };
    const page = { items: [other, conversation([1, 2])], next: null, total: null };
    const secondKey = [...conversationKeys.lists, { facilityId: 'clinic' }];
    client.setQueryData<ConversationPages>(secondKey, { pages: [page], pageParams: [null] });
    client.setQueryData(['pets'], { pages: [page] });
    receiveEvent(client, created(3), owner);
    const items = client.getQueryData<ConversationPages>(secondKey)?.pages[0]?.items;
    // What happened last stands first.
    expect(items?.map(({ seq }) => seq)).toEqual([3, 2]);
    expect(isStale(client, listKey)).toBe(false);
    expect(client.getQueryData(['pets'])).toEqual({ pages: [page] });
  });
});

describe('receiveSeen', () => {
  const seen = (userId: string, party: 'owner' | 'facility', seq: number) => ({
    conversationId: 'c',
    userId,
    party,
    seq,
    unread: null,
  });

  it.each([
    { why: 'the other side turns ticks', userId: 'vet', party: 'facility', readSeq: 2 },
    { why: 'nor does it matter who of them', userId: 'new', party: 'facility', readSeq: 2 },
    { why: 'one’s own reading turns none', userId: 'owner', party: 'owner', readSeq: 0 },
    { why: 'one’s family turns none', userId: 'partner', party: 'owner', readSeq: 0 },
  ] as const)('$why', ({ userId, party, readSeq }) => {
    const client = cached();
    receiveSeen(client, seen(userId, party, 2), owner);
    expect(threadOf(client)?.readSeq).toBe(readSeq);
  });

  it('never goes back', () => {
    const client = cached();
    receiveSeen(client, seen('vet', 'facility', 2), owner);
    receiveSeen(client, seen('vet', 'facility', 1), owner);
    expect(threadOf(client)?.readSeq).toBe(2);
  });

  it('shows what the server says is left after one has read on another device', () => {
    const client = cached();
    receiveEvent(client, created(3), owner);
    receiveEvent(client, created(4), owner);
    expect(threadOf(client)?.unread).toBe(2);
    receiveSeen(client, { ...seen('owner', 'owner', 3), unread: 1 }, owner);
    expect(threadOf(client)?.unread).toBe(1);
    expect(listed(client)?.unread).toBe(1);
  });
});

describe('receiveClient', () => {
  it('asks again for the bookings of that clinic: they say how its clients are called, and reached', () => {
    const client = cached();
    const ranges = ['clinic', 'other'].map((id) => [...calendarKeys.ranges(id), 'day']);
    for (const key of ranges) client.setQueryData(key, {});
    receiveClient(client, { facilityId: 'clinic', FamilyId: 'family' });
    expect(ranges.map((key) => isStale(client, key))).toEqual([true, false]);
  });

  it('asks again for what shows the client: a pet may be seen no longer', () => {
    const client = cached();
    receiveClient(client, { facilityId: 'clinic', FamilyId: 'family' });
    expect([isStale(client, threadKey), isStale(client, listKey)]).toEqual([true, true]);
  });
});

describe('receiveFamily', () => {
  const familyKey = familyKeys.one('family');
  const told = (userId: string | null) => {
    const client = cached();
    client.setQueryData(familyKey, {});
    client.setQueryData(['me'], {});
    receiveFamily(client, { FamilyId: 'family', userId }, owner);
    return client;
  };

  it.each([
    { why: 'pets', userId: null },
    { why: 'another person', userId: 'partner' },
  ])('asks again for the family and keeps the conversations: $why', ({ userId }) => {
    const client = told(userId);
    expect([isStale(client, familyKey), isStale(client, ['me'])]).toEqual([true, true]);
    expect(threadOf(client)).toBeDefined();
  });

  it('forgets conversations at once when it is about the own belonging', () => {
    const client = told(owner.id);
    expect(threadOf(client)).toBeUndefined();
    expect(listed(client)).toBeUndefined();
  });
});
