import type { OutboxMessage } from '@zampa/client/conversations/outbox/outbox-message';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event } from '@zampa/contract/conversations/event';
import { describe, expect, it } from 'vitest';
import { threadRows } from './thread-rows.ts';

const message = (seq: number, dateCreated: string, userId = 'vet'): Event => ({
  id: `e${seq}`,
  parent_id: 'c',
  seq,
  type: 'CHAT',
  category: 'NONE',
  clientId: `client-${seq}`,
  payload: { userId, message: 'text' },
  file: null,
  user: null,
  dateCreated,
  dateUpdated: dateCreated,
});

const waiting = (clientId: string): OutboxMessage => ({
  clientId,
  conversationId: 'c',
  message: 'on its way',
  file: null,
  dateCreated: '2026-11-20T10:00:00Z',
  state: 'waiting',
  code: null,
});

const paid: Thread['payments'] = [];

const thread = (events: readonly Event[], changes: object = {}) =>
  ({
    id: 'c',
    category: 'CONSULTATION',
    dateCreated: '2026-11-20T08:00:00Z',
    user: { isVet: false },
    pets: [{ id: 'luna' }],
    file: null,
    facility: { timezone: 'Europe/Rome' },
    payload: {
      note: 'She limps.',
      openDate: null,
      closeDate: null,
    },
    events,
    payments: paid,
    complete: true,
    ...changes,
  }) as Thread;

const shown = (rows: ReturnType<typeof threadRows>) =>
  rows.map((row) => (row.kind === 'notice' || row.kind === 'time' ? row.notice.kind : row.kind));

describe('threadRows', () => {
  it('opens with the notices, the details and what was asked', () => {
    expect(shown(threadRows(thread([]), []))).toEqual([
      'day',
      'CONSULTATION_OPENED_BY_OWNER',
      'ASSIGNED_TO_FACILITY',
      'details',
      'request',
    ]);
  });

  it('shows once what a clinic begins with', () => {
    const begun = thread([message(1, '2026-11-20T08:00:00Z')], {
      user: { isVet: true },
      payload: { note: 'text', openDate: null, closeDate: null },
    });
    expect(shown(threadRows(begun, []))).toEqual([
      'day',
      'CONSULTATION_OPENED_BY_VET',
      'ASSIGNED_TO_FACILITY',
      'details',
      'message',
    ]);
  });

  it('tells of a time in its place, with the booking below the last that was told of it', () => {
    const of = (seq: number, type: 'BOT' | 'CALENDAR', payload: object) =>
      ({ ...message(seq, '2026-11-20T09:00:00Z'), type, payload }) as Event;
    const events = [
      of(1, 'CALENDAR', { userId: 'olga', status: 'TO_BE_BOOKED', event: { start: null } }),
      of(2, 'BOT', { userId: 'vet', eventAction: 'PROPOSE_TIME', times: [] }),
      message(3, '2026-11-20T09:01:00Z'),
    ];
    const rows = threadRows(thread(events, { appointment: { id: 'booking' } }), []);
    expect(shown(rows).slice(4)).toEqual([
      'request',
      'TIME_WANTED',
      'appointment',
      'PROPOSED',
      'proposal',
      'message',
    ]);
    expect(shown(threadRows(thread(events), []))).not.toContain('appointment');
  });

  it('tells of every card that was declined', () => {
    const payments: Thread['payments'] = [
      { type: 'REQUESTED', upfront: false, amount: 4500, date: '2026-11-20T09:00:00Z' },
      { type: 'ATTEMPT_DECLINED', upfront: false, amount: 4500, date: '2026-11-20T09:01:00Z' },
      { type: 'ATTEMPT_DECLINED', upfront: false, amount: 4500, date: '2026-11-20T09:02:00Z' },
      { type: 'CAPTURED', upfront: false, amount: 4500, date: '2026-11-20T09:03:00Z' },
    ];
    const rows = threadRows(thread([], { payments }), []).slice(5);
    expect(rows.map((row) => row.kind === 'payment' && row.notice.kind)).toEqual([
      'PAYMENT_REQUESTED',
      'PAYMENT_FAILED',
      'PAYMENT_FAILED',
      'PAID',
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  });

  it('has no bubble for a request without text and photo', () => {
    const silent = thread([], {
      payload: {
        note: '',
        openDate: null,
        closeDate: null,
        payment: { requestDate: null, paidDate: null },
      },
    });
    expect(shown(threadRows(silent, []))).not.toContain('request');
  });

  it('leaves the opening out while older pages are missing', () => {
    const page = thread([message(101, '2026-11-20T09:00:00Z')], { complete: false });
    expect(shown(threadRows(page, []))).toEqual(['message']);
  });

  it('begins with the same row once the rows above it have come', () => {
    const older = message(100, '2026-11-20T08:00:00Z');
    const newer = message(101, '2026-11-20T09:00:00Z');
    const [first] = threadRows(thread([newer], { complete: false }), []);
    const rows = threadRows(thread([older, newer], { complete: false }), []);
    expect(rows.findIndex(({ key }) => key === first?.key)).toBe(1);
  });

  it('starts a day at midnight of the facility, not of the device', () => {
    const events = [message(1, '2026-11-20T22:59:59Z'), message(2, '2026-11-20T23:00:00Z')];
    const days = threadRows(thread(events), []).flatMap((row) =>
      row.kind === 'day' ? row.day : [],
    );
    expect(days).toEqual(['20/11/2026', '21/11/2026']);
  });

  it('keeps the key of a message when it arrives, and shows it once', () => {
    const before = threadRows(thread([]), [waiting('client-1')]).at(-1);
    const after = threadRows(thread([message(1, '2026-11-20T10:00:00Z')]), [waiting('client-1')]);
    expect(before).toMatchObject({ kind: 'pending', key: 'client-1' });
    expect(after.filter(({ key }) => key === 'client-1')).toMatchObject([{ kind: 'message' }]);
  });

  it('names an author once for messages in a row', () => {
    const at = '2026-11-20T09:00:00Z';
    const events = [message(1, at), message(2, at), message(3, at, 'owner'), message(4, at)];
    const runs = threadRows(thread(events), []).flatMap((row) =>
      row.kind === 'message' ? row.startsRun : [],
    );
    expect(runs).toEqual([true, false, true, true]);
  });

  it('shows no bubble for stored actions, which the notices tell', () => {
    const action: Event = { ...message(1, '2026-11-20T09:00:00Z'), type: 'BOT' };
    expect(shown(threadRows(thread([action]), []))).not.toContain('message');
  });
});
