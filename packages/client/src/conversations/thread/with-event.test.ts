import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Event } from '@zampa/contract/conversations/event';
import { describe, expect, it } from 'vitest';
import { withEvent } from './with-event.ts';
import { chat, conversation } from '../samples.test-data.ts';

const listedConversation = { ...conversation([1, 2]), lastMessage: chat(2) };
const bot = (seq: number, eventAction: string, userId: string | null = 'vet') =>
  chat(seq, { type: 'BOT', payload: { userId, eventAction } });

describe('withEvent on a listed conversation', () => {
  it('makes a new message the last one and counts it as unread', () => {
    const after = withEvent(listedConversation, 'created', chat(3), 'owner');
    expect(after).toMatchObject({ seq: 3, unread: 1, lastMessage: { seq: 3 } });
    expect(after.dateUpdated).toBe('2026-11-20T10:00:03.000Z');
  });

  it("does not count the viewer's own message", () => {
    expect(withEvent(listedConversation, 'created', chat(3), 'vet').unread).toBe(0);
  });

  it('does not count an already included message again', () => {
    expect(withEvent(listedConversation, 'created', chat(2), 'owner').unread).toBe(0);
  });

  it('replaces the last message when it changes, without counting it', () => {
    const payload = { userId: 'vet', withdrawn: true } as const;
    const after = withEvent(listedConversation, 'updated', chat(2, { payload }), 'owner');
    expect(after).toMatchObject({ unread: 0, lastMessage: { payload } });
    expect(withEvent(listedConversation, 'updated', chat(3), 'owner').unread).toBe(0);
  });

  it('keeps last message and date when an older message changes', () => {
    const after = withEvent(listedConversation, 'updated', chat(1), 'owner');
    expect(after).toMatchObject({ seq: 2, lastMessage: { seq: 2 } });
    expect(after.dateUpdated).toBe(listedConversation.dateUpdated);
  });

  it('sets the last message of a conversation without any', () => {
    const empty = conversation([1, 2]);
    expect(empty.lastMessage).toBeNull();
    expect(withEvent(empty, 'created', chat(3), 'owner').lastMessage?.seq).toBe(3);
  });

  it('keeps the last message and the unread count after an action', () => {
    const after = withEvent(listedConversation, 'created', bot(3, 'OPEN_PERFORMANCE'), 'owner');
    expect(after).toMatchObject({ seq: 3, unread: 0, lastMessage: { seq: 2 } });
  });
});

describe('withEvent after a change of the booking', () => {
  const booking = (payload: Partial<Event['payload']>, dateUpdated = '2026-11-20T10:00:05.000Z') =>
    chat(1, {
      id: 'booking',
      type: 'CALENDAR',
      dateUpdated,
      payload: { userId: 'owner', ...payload },
    });
  const event = (start: string) => ({
    title: '',
    subtitle: '',
    start,
    end: start,
    allDay: false,
    resource: null,
  });
  const booked = {
    ...listedConversation,
    appointment: {
      id: 'booking',
      dateUpdated: '2026-11-20T10:00:02.000Z',
      payload: { status: 'TO_BE_CONFIRMED', event: event('2026-11-24T09:00:00.000Z') },
    },
  } as unknown as Conversation;
  const [time, later] = ['2026-11-25T09:00:00.000Z', '2026-11-20T10:00:05.000Z'];

  it.each([
    {
      what: 'shows its new time and status',
      changed: booking({ status: 'NEW', valid: true, event: event(time) }, later),
      expected: { status: 'NEW', event: { start: time } },
    },
    {
      what: 'ignores an older version',
      changed: booking({ status: 'NEW', valid: true, event: event(time) }, '2026-11-20T10:00:01Z'),
      expected: { status: 'TO_BE_CONFIRMED' },
    },
  ])('$what', ({ changed, expected }) => {
    const { appointment } = withEvent(booked, 'updated', changed, 'owner');
    expect(appointment?.payload).toMatchObject(expected);
  });

  it('shows no appointment after its cancellation', () => {
    const canceled = booking({ status: 'CANCELED', valid: false }, later);
    expect(withEvent(booked, 'updated', canceled, 'owner').appointment).toBeNull();
  });
});

describe('withEvent after an action', () => {
  const at3 = '2026-11-20T10:00:03.000Z';
  const payloadAfter = (changes: object, event = bot(3, 'OPEN_PERFORMANCE')) =>
    withEvent(
      { ...listedConversation, payload: { ...listedConversation.payload, ...changes } },
      'created',
      event,
      'owner',
    ).payload;

  it('opens the conversation, assigned to the actor unless already assigned', () => {
    expect(payloadAfter({})).toMatchObject({ status: 'OPEN', openDate: at3, assigneeId: 'vet' });
    const before = { openDate: '2026-11-20T09:00:00.000Z', assigneeId: 'other' };
    expect(payloadAfter(before)).toMatchObject({ status: 'OPEN', ...before });
  });

  it('closes the conversation, and keeps an existing close date', () => {
    const close = bot(3, 'CLOSE_PERFORMANCE');
    expect(payloadAfter({}, close)).toMatchObject({ status: 'CLOSED', closeDate: at3 });
    const closeDate = '2026-11-20T09:00:00.000Z';
    expect(payloadAfter({ closeDate }, close)).toMatchObject({ status: 'CLOSED', closeDate });
  });

  it('keeps a closed conversation closed when an older action arrives late', () => {
    expect(payloadAfter({ status: 'CLOSED' }).status).toBe('CLOSED');
  });

  it('leaves the payload unchanged after other actions and messages', () => {
    expect(payloadAfter({}, bot(3, 'PROPOSE_TIME'))).toEqual(listedConversation.payload);
    expect(payloadAfter({}, chat(3))).toEqual(listedConversation.payload);
  });
});
