import type { OutboxMessage } from '@zampa/client/storage/outbox-message';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event } from '@zampa/contract/conversations/event';
import { describe, expect, it } from 'vitest';
import { threadRows, unreadMessages } from './thread-rows.ts';

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

const waitingMessage = (clientId: string): OutboxMessage => ({
  clientId,
  conversationId: 'c',
  message: 'on its way',
  file: null,
  dateCreated: '2026-11-20T10:00:00Z',
  state: 'waiting',
  code: null,
});

const noPayments: Thread['payments'] = [];

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
    payments: noPayments,
    complete: true,
    ...changes,
  }) as Thread;

const rowKinds = (rows: ReturnType<typeof threadRows>) =>
  rows.map((row) => (row.kind === 'notice' || row.kind === 'time' ? row.notice.kind : row.kind));

describe('threadRows', () => {
  it('starts with the notices, the details and the request', () => {
    expect(rowKinds(threadRows(thread([]), []))).toEqual([
      'day',
      'CONSULTATION_OPENED_BY_OWNER',
      'ASSIGNED_TO_FACILITY',
      'details',
      'request',
    ]);
  });

  it('shows the first message of a clinic only once', () => {
    const begun = thread([message(1, '2026-11-20T08:00:00Z')], {
      user: { isVet: true },
      payload: { note: 'text', openDate: null, closeDate: null },
    });
    expect(rowKinds(threadRows(begun, []))).toEqual([
      'day',
      'CONSULTATION_OPENED_BY_VET',
      'ASSIGNED_TO_FACILITY',
      'details',
      'message',
    ]);
  });

  it('places scheduling entries in order and the booking card after the last entry about it', () => {
    const of = (seq: number, type: 'BOT' | 'CALENDAR', payload: object) =>
      ({ ...message(seq, '2026-11-20T09:00:00Z'), type, payload }) as Event;
    const events = [
      of(1, 'CALENDAR', { userId: 'olga', status: 'TO_BE_BOOKED', event: { start: null } }),
      of(2, 'BOT', { userId: 'vet', eventAction: 'PROPOSE_TIME', times: [] }),
      message(3, '2026-11-20T09:01:00Z'),
    ];
    const rows = threadRows(thread(events, { appointment: { id: 'booking' } }), []);
    expect(rowKinds(rows).slice(4)).toEqual([
      'request',
      'TIME_WANTED',
      'appointment',
      'PROPOSED',
      'proposal',
      'message',
    ]);
    expect(rowKinds(threadRows(thread(events), []))).not.toContain('appointment');
  });

  it('shows a notice for every declined card', () => {
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

  it('has no request row if the request has neither text nor photo', () => {
    const silent = thread([], {
      payload: {
        note: '',
        openDate: null,
        closeDate: null,
        payment: { requestDate: null, paidDate: null },
      },
    });
    expect(rowKinds(threadRows(silent, []))).not.toContain('request');
  });

  it('omits the opening rows while older pages are not loaded', () => {
    const page = thread([message(101, '2026-11-20T09:00:00Z')], { complete: false });
    expect(rowKinds(threadRows(page, []))).toEqual(['message']);
  });

  it('keeps the key of the first row when older rows are prepended', () => {
    const older = message(100, '2026-11-20T08:00:00Z');
    const newer = message(101, '2026-11-20T09:00:00Z');
    const [first] = threadRows(thread([newer], { complete: false }), []);
    const rows = threadRows(thread([older, newer], { complete: false }), []);
    expect(rows.findIndex(({ key }) => key === first?.key)).toBe(1);
  });

  it('lets messages of one author within five minutes share a time', () => {
    const events = [
      message(1, '2026-11-20T10:00:00Z'),
      message(2, '2026-11-20T10:04:59Z'),
      message(3, '2026-11-20T10:09:59Z'),
    ];
    const continued = threadRows(thread(events), []).flatMap((row) =>
      row.kind === 'message' ? row.isContinued : [],
    );
    expect(continued).toEqual([true, false, false]);
  });

  it('has a line above the first unread message', () => {
    const events = [message(1, '2026-11-20T10:00:00Z'), message(2, '2026-11-20T10:01:00Z')];
    const opened = { ...thread(events), unread: 1 };
    const unread = unreadMessages(opened, 'nobody');
    expect(unread).toEqual({ count: 1, seq: 2 });
    expect(rowKinds(threadRows(opened, [], unread)).slice(-3)).toEqual([
      'message',
      'unread',
      'message',
    ]);
    expect(unreadMessages({ ...opened, unread: 3 }, 'nobody')).toBeNull();
    expect(unreadMessages({ ...opened, unread: 0 }, 'nobody')).toBeNull();
  });

  it("starts a day at midnight in the clinic's time zone, not the device's", () => {
    const events = [message(1, '2026-11-20T22:59:59Z'), message(2, '2026-11-20T23:00:00Z')];
    const days = threadRows(thread(events), []).flatMap((row) =>
      row.kind === 'day' ? row.day : [],
    );
    expect(days).toEqual(['20/11/2026', '21/11/2026']);
  });

  it('keeps the key of a pending message once it is stored, and shows it once', () => {
    const before = threadRows(thread([]), [waitingMessage('client-1')]).at(-1);
    const after = threadRows(thread([message(1, '2026-11-20T10:00:00Z')]), [
      waitingMessage('client-1'),
    ]);
    expect(before).toMatchObject({ kind: 'pending', key: 'client-1' });
    expect(after.filter(({ key }) => key === 'client-1')).toMatchObject([{ kind: 'message' }]);
  });

  it('shows the author only for the first of consecutive messages', () => {
    const at = '2026-11-20T09:00:00Z';
    const events = [message(1, at), message(2, at), message(3, at, 'owner'), message(4, at)];
    const runs = threadRows(thread(events), []).flatMap((row) =>
      row.kind === 'message' ? row.startsRun : [],
    );
    expect(runs).toEqual([true, false, true, true]);
  });

  it('has no message row for stored actions, which appear as notices', () => {
    const action: Event = { ...message(1, '2026-11-20T09:00:00Z'), type: 'BOT' };
    expect(rowKinds(threadRows(thread([action]), []))).not.toContain('message');
  });
});
