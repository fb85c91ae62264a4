import type { Event } from '@zampa/contract/conversations/event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { describe, expect, it } from 'vitest';
import { hasOnlyQuestion, latestMessage, latestPayment, titleOf } from './conversation-summary.ts';

const marta = { id: 'marta', firstName: 'Marta', lastName: 'Neri', image: null, isVet: false };
const giulia = { id: 'giulia', firstName: 'Giulia', lastName: 'Rossi', image: null, isVet: true };
const photo = {
  id: 'f',
  url: '/api/files/f',
  filetype: 'png',
  name: null,
  width: 1,
  height: 1,
  size: 1,
};

const message = (changes: Partial<Event>): Event => ({
  id: 'e',
  parent_id: 'c',
  seq: 2,
  type: 'CHAT',
  category: 'NONE',
  clientId: null,
  payload: { userId: 'giulia', message: 'Does it hurt?' },
  file: null,
  user: giulia,
  dateCreated: '2026-11-20T09:38:00Z',
  dateUpdated: '2026-11-20T09:38:00Z',
  ...changes,
});

const request = {
  payload: { note: 'She limps.' },
  user: marta,
  file: null,
  lastMessage: null,
  dateCreated: '2026-11-20T09:04:00Z',
} as Conversation;

describe('titleOf', () => {
  const words = 'limping '.repeat(12).trim();
  it.each([
    { why: 'a short text', note: ' She limps. ', title: 'She limps.' },
    { why: 'its first line', note: 'She limps.\nSince yesterday.', title: 'She limps.' },
    { why: 'exactly 60 characters', note: 'a'.repeat(60), title: 'a'.repeat(60) },
    { why: 'cut between words', note: words, title: `${words.slice(0, 55)}…` },
    { why: 'one endless word', note: 'a'.repeat(61), title: `${'a'.repeat(60)}…` },
    { why: 'no text', note: '', title: '' },
  ])('handles: $why', ({ note, title }) => {
    expect(titleOf({ payload: { note } as Conversation['payload'] })).toBe(title);
  });
});

describe('hasOnlyQuestion', () => {
  it.each([
    { why: 'a request without messages', note: 'She limps.', last: null, only: true },
    { why: 'a question with an answer', note: 'She limps.', last: message({}), only: false },
    { why: 'a photo without words', note: '', last: null, only: false },
  ])('is $only for $why', ({ note, last, only }) => {
    expect(
      hasOnlyQuestion({ ...request, payload: { ...request.payload, note }, lastMessage: last }),
    ).toBe(only);
  });
});

describe('latestMessage', () => {
  it.each([
    { why: 'a request without messages', last: null, reader: 'marta', kind: 'text', author: null },
    {
      why: 'a request without messages, read by the vet',
      last: null,
      reader: 'giulia',
      kind: 'text',
      author: 'Marta N',
    },
    { why: 'an answer', last: message({}), reader: 'marta', kind: 'text', author: 'Giulia R' },
    { why: 'an own message', last: message({}), reader: 'giulia', kind: 'text', author: null },
    {
      why: 'a photo alone',
      last: message({ payload: { userId: 'giulia' }, file: photo }),
      reader: 'marta',
      kind: 'photo',
      author: 'Giulia R',
    },
    {
      why: 'a withdrawn message',
      last: message({ payload: { userId: 'giulia', withdrawn: true } }),
      reader: 'marta',
      kind: 'withdrawn',
      author: 'Giulia R',
    },
  ] as const)('of $why is $kind by $author', ({ last, reader, kind, author }) => {
    expect(latestMessage({ ...request, lastMessage: last }, reader)).toMatchObject({
      kind,
      author,
    });
  });
});

describe('latestPayment', () => {
  const [earlier, event, later] = [
    '2026-11-20T09:00:00Z',
    '2026-11-20T09:38:00Z',
    '2026-11-20T10:00:00Z',
  ];
  it.each([
    { status: 'PAID', paidDate: later, requestDate: earlier, latest: 'paid' },
    { status: 'PAID', paidDate: earlier, requestDate: earlier, latest: null },
    { status: 'PAID', paidDate: null, requestDate: later, latest: null },
    { status: 'TO_BE_PAID', paidDate: null, requestDate: later, latest: 'paymentAsked' },
    { status: 'TO_BE_PAID', paidDate: null, requestDate: earlier, latest: null },
    { status: 'TO_BE_PAID', paidDate: null, requestDate: null, latest: null },
    { status: 'UNKNOWN', paidDate: null, requestDate: later, latest: null },
  ] as const)(
    'of $status, paid $paidDate, requested $requestDate, is $latest',
    ({ latest, ...payment }) => {
      const paid = {
        dateCreated: earlier,
        lastEvent: message({ dateUpdated: event }),
        payload: { ...request.payload, payment },
      } as unknown as Conversation;
      expect(latestPayment(paid)).toBe(latest);
    },
  );

  it('compares with the request of a conversation without events', () => {
    const payment = { status: 'PAID', paidDate: later, requestDate: null };
    const paid = {
      dateCreated: event,
      lastEvent: null,
      payload: { ...request.payload, payment },
    } as unknown as Conversation;
    expect(latestPayment(paid)).toBe('paid');
  });
});
