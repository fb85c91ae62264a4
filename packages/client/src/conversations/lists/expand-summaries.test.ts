import type { Conversation, DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Event } from '@zampa/contract/conversations/event';
import type { Pet } from '@zampa/contract/pets/objects';
import { summarize } from '@zampa/contract/conversations/summaries/summarize';
import { describe, expect, it } from 'vitest';
import { chat, conversation, entry } from '../samples.test-data.ts';
import { expandConversations, expandSummaries } from './expand-summaries.ts';
import { hasStarted } from './listed-conversation.ts';

const { payments: _, events: __, ...plain } = conversation([1, 2]);

function expandOne(item: DiaryItem) {
  const { rows, ...around } = summarize([item]);
  const wire = JSON.parse(JSON.stringify({ rows, around })) as {
    rows: typeof rows;
    around: typeof around;
  };
  const page = { items: wire.rows, around: wire.around, next: 'more', total: 7 };
  return expandSummaries(page);
}

const vera = { id: 'vet', firstName: 'Giulia', lastName: 'Rossi', image: '/v', isVet: true };
const luna = { id: 'luna', name: 'Luna', SpeciesId: 1, image: '/l' } as Pet;
const START = '2026-12-01T09:00:00.000Z';
const END = '2026-12-01T09:30:00.000Z';
const MOVED = '2026-11-20T11:00:00.000Z';

const bookingEvent = (seq: number, changes: Partial<Event['payload']>): Event => ({
  ...chat(seq),
  type: 'CALENDAR',
  dateUpdated: MOVED,
  payload: {
    userId: 'vet',
    event: { title: '', subtitle: '', start: START, end: END, allDay: false, resource: null },
    status: 'NEW',
    firstStatus: 'NEW',
    valid: true,
    noShow: false,
    heldUntil: null,
    movedAt: null,
    updatedByUserId: null,
    invalidatedAt: null,
    invalidatedBy: null,
    ...changes,
  },
});
const proposal: Event = {
  ...chat(2),
  type: 'BOT',
  payload: {
    userId: 'vet',
    eventAction: 'PROPOSE_TIME',
    times: [{ start: START, end: END, resource: 'vet' }],
    expiresAt: END,
  },
};
const canceled = { status: 'CANCELED', valid: false, invalidatedAt: MOVED, invalidatedBy: 'vet' };

/** Conversations whose rows show different fields. */
const CASES: readonly { shown: string; item: Conversation }[] = [
  { shown: 'a request without messages', item: plain },
  {
    shown: 'its people, pets and urgency',
    item: {
      ...plain,
      assignee: vera,
      pets: [luna],
      unread: 3,
      family: { ...plain.family, user: { ...vera, id: 'contact', isVet: false } },
      payload: { ...plain.payload, priority: 'HIGH', assigneeId: 'vet' },
    },
  },
  { shown: 'a message', item: { ...plain, lastEvent: chat(2), lastMessage: chat(2) } },
  {
    shown: 'an unsent message before an action',
    item: {
      ...plain,
      lastEvent: {
        ...chat(2),
        type: 'BOT',
        payload: { userId: 'vet', eventAction: 'OPEN_PERFORMANCE' },
      },
      lastMessage: { ...chat(1), payload: { userId: 'vet', withdrawn: true } },
    },
  },
  {
    shown: 'a proposal as the last event',
    item: { ...plain, lastEvent: proposal, proposal },
  },
  {
    shown: 'a proposal before the last message',
    item: { ...plain, seq: 3, proposal, lastEvent: chat(3), lastMessage: chat(3) },
  },
  {
    shown: 'an expired proposal, which is only the last event',
    item: {
      ...plain,
      lastEvent: { ...proposal, payload: { ...proposal.payload, expiresAt: undefined } },
    },
  },
  {
    shown: 'a canceled booking as the last event',
    item: {
      ...plain,
      category: 'VISIT',
      lastEvent: bookingEvent(2, canceled as Partial<Event['payload']>),
      lastBooking: bookingEvent(2, canceled as Partial<Event['payload']>),
    },
  },
  {
    shown: 'a missed booking before a message',
    item: {
      ...plain,
      category: 'VISIT',
      lastEvent: chat(2),
      lastMessage: chat(2),
      lastBooking: bookingEvent(1, { ...(canceled as Partial<Event['payload']>), noShow: true }),
    },
  },
  {
    shown: 'a requested payment',
    item: {
      ...plain,
      payload: {
        ...plain.payload,
        payment: {
          ...plain.payload.payment,
          status: 'TO_BE_PAID',
          amount: 2500,
          requestDate: START,
        },
      },
    },
  },
  { shown: 'a search match', item: { ...plain, match: { seq: 1, excerpt: 'She limps' } } },
];

describe('expandSummaries', () => {
  it.each(CASES)('restores what the row shows: $shown', ({ item }) => {
    const [listed] = expandOne(item).items;
    expect(item).toMatchObject(listedFieldsOf(listed));
  });

  it('restores the appointment with what its state needs', () => {
    const { payload } = bookingEvent(1, { movedAt: MOVED, status: 'UPDATED' });
    const appointment = {
      id: 'booking',
      dateCreated: START,
      dateUpdated: MOVED,
      ended: false,
      payload,
    };
    const item = { ...plain, category: 'VISIT', appointment } as unknown as Conversation;
    const [listed] = expandOne(item).items;
    expect(listed).toMatchObject({
      appointment: {
        id: 'booking',
        dateUpdated: MOVED,
        ended: false,
        payload: {
          event: { start: START, end: END },
          status: 'UPDATED',
          valid: true,
          movedAt: MOVED,
        },
      },
      lastBooking: null,
    });
  });

  it.each([
    { status: 'NEW', openDate: null },
    { status: 'OPEN', openDate: START },
    { status: 'CLOSED', openDate: START },
    { status: 'CLOSED', openDate: null },
  ] as const)('knows whether a conversation was started: $status, $openDate', (state) => {
    const [listed] = expandOne({ ...plain, payload: { ...plain.payload, ...state } }).items;
    expect(listed?.type === 'HEALTH' && hasStarted(listed.payload)).toBe(state.openDate !== null);
  });

  it('restores a diary entry, which has no clinic', () => {
    expect(expandOne(entry).items).toEqual([
      {
        id: 'entry',
        type: 'DIARY',
        category: 'WEIGHT_MONITORING',
        dateUpdated: entry.dateUpdated,
        payload: { message: 'At the sea\nAll day', date: '2026-11-19', weight: 12_400 },
        user: entry.user,
        facility: null,
        pets: [],
        file: null,
        match: null,
      },
    ]);
  });

  it.each([
    { name: null, expected: { name: null, id: 'file' } },
    { name: 'blood.pdf', expected: { name: 'blood.pdf' } },
  ])('restores the file of a diary entry: a picture with its id ($name)', ({ name, expected }) => {
    const file = { id: 'file', url: '', filetype: '', name, width: 1, height: 1, size: 1 };
    const [listed] = expandOne({ ...entry, file }).items;
    expect(listed?.type === 'DIARY' && listed.file).toEqual(expected);
  });

  it('keeps the cursor and the total', () => {
    expect(expandOne(plain)).toMatchObject({ next: 'more', total: 7 });
  });
});

it('expandConversations leaves out diary entries', () => {
  const { rows, ...around } = summarize([entry, plain]);
  const page = expandConversations({ items: rows, around, next: null, total: null });
  expect(page.items.map(({ id }) => id)).toEqual(['c']);
});

/** Returns the fields of an item that whole conversations have too. */
function listedFieldsOf(item: ReturnType<typeof expandOne>['items'][number] | undefined) {
  if (item?.type !== 'HEALTH') throw new Error('no conversation');
  const { isStarted: ___, serviceNames: ____, ...payload } = item.payload;
  return { ...item, payload };
}
