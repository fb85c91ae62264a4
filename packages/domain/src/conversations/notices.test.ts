import { describe, expect, it } from 'vitest';
import type { PaymentLine } from './payment-notices.ts';
import { noticesOf, timelineOf, type NoticeParent } from './notices.ts';

const parent: NoticeParent = {
  category: 'CONSULTATION',
  dateCreated: '2026-11-20T09:00:00.000Z',
  openedByVet: false,
  pets: ['a dog'],
  assignDate: null,
  openDate: null,
  closeDate: null,
  payments: [],
};

const line = (type: PaymentLine['type'], date: string, upfront = false): PaymentLine => ({
  type,
  date,
  upfront,
  amount: 1200,
});

const kindsOf = (changes: Partial<NoticeParent>) =>
  noticesOf({ ...parent, ...changes }).map(({ kind }) => kind);

describe('noticesOf', () => {
  const opened = ['ASSIGNED_TO_FACILITY', 'DETAILS'];
  it.each([
    {
      why: 'a requested consultation',
      changes: {},
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened],
    },
    {
      why: 'a consultation opened by a vet',
      changes: { openedByVet: true },
      kinds: ['CONSULTATION_OPENED_BY_VET', ...opened],
    },
    {
      why: 'a requested visit',
      changes: { category: 'VISIT' },
      kinds: ['VISIT_OPENED_BY_OWNER', ...opened],
    },
    {
      why: 'a video visit opened by a vet',
      changes: { category: 'VIDEOCONSULTATION', openedByVet: true },
      kinds: ['VISIT_OPENED_BY_VET', ...opened],
    },
    { why: 'a conversation without pets', changes: { pets: [] }, kinds: ['INVALID_CONVERSATION'] },
    {
      why: 'a started consultation',
      changes: { openDate: '2026-11-20T10:00:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'OPENED'],
    },
    {
      why: 'a video visit with an open meeting',
      changes: {
        category: 'VIDEOCONSULTATION',
        videomeeting: { openDate: '2026-11-20T09:30:00.000Z', closeDate: null },
        openDate: '2026-11-20T10:00:00.000Z',
      },
      kinds: ['VISIT_OPENED_BY_OWNER', ...opened, 'VIDEO_JOIN', 'OPENED'],
    },
    {
      why: 'an ended video visit with a closed meeting',
      changes: {
        category: 'VIDEOCONSULTATION',
        videomeeting: {
          openDate: '2026-11-20T09:30:00.000Z',
          closeDate: '2026-11-20T11:00:00.000Z',
        },
        openDate: '2026-11-20T10:00:00.000Z',
        closeDate: '2026-11-20T11:00:00.000Z',
      },
      kinds: ['VISIT_OPENED_BY_OWNER', ...opened, 'VIDEO_JOIN', 'OPENED', 'VIDEO_CLOSED', 'CLOSED'],
    },
    {
      why: 'an assigned consultation',
      changes: { assignDate: '2026-11-20T09:30:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'ASSIGNED'],
    },
    {
      why: 'a consultation assigned by starting it',
      changes: { assignDate: '2026-11-20T10:00:00.000Z', openDate: '2026-11-20T10:00:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'OPENED'],
    },
    {
      why: 'a consultation reassigned after the start',
      changes: { assignDate: '2026-11-20T10:30:00.000Z', openDate: '2026-11-20T10:00:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'OPENED', 'ASSIGNED'],
    },
    {
      why: 'an ended consultation',
      changes: { openDate: '2026-11-20T10:00:00.000Z', closeDate: '2026-11-20T11:00:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'OPENED', 'CLOSED'],
    },
    {
      why: 'payment requested at the end and paid later',
      changes: {
        openDate: '2026-11-20T10:00:00.000Z',
        closeDate: '2026-11-20T11:00:00.000Z',
        payments: [
          line('PRICED', '2026-11-20T11:00:00.000Z'),
          line('REQUESTED', '2026-11-20T11:00:00.000Z'),
          line('ATTEMPT_OPENED', '2026-11-20T11:58:00.000Z'),
          line('ATTEMPT_DECLINED', '2026-11-20T11:59:00.000Z'),
          line('CAPTURED', '2026-11-20T12:00:00.000Z'),
        ],
      },
      kinds: [
        'CONSULTATION_OPENED_BY_OWNER',
        ...opened,
        'OPENED',
        'CLOSED',
        'PAYMENT_REQUESTED',
        'PAYMENT_FAILED',
        'PAID',
      ],
    },
    {
      why: 'a prepayment expired, then paid and refunded',
      changes: {
        payments: [
          line('PRICED', '2026-11-20T10:00:00.000Z', true),
          line('EXPIRED', '2026-11-20T10:15:00.000Z', true),
          line('PRICED', '2026-11-20T10:20:00.000Z', true),
          line('REQUESTED', '2026-11-20T10:20:00.000Z', true),
          line('CAPTURED', '2026-11-20T10:21:00.000Z', true),
          line('REFUND_REQUESTED', '2026-11-20T10:30:00.000Z', true),
          line('REFUNDED', '2026-11-20T10:31:00.000Z', true),
        ],
      },
      kinds: [
        'CONSULTATION_OPENED_BY_OWNER',
        ...opened,
        'UPFRONT_REQUESTED',
        'PAYMENT_EXPIRED',
        'UPFRONT_REQUESTED',
        'PAID',
        'REFUNDED',
      ],
    },
  ])('returns the notices for: $why', ({ changes, kinds }) => {
    expect(kindsOf(changes)).toEqual(kinds);
  });

  it('dates each notice one second before the change that it describes', () => {
    const notices = noticesOf({ ...parent, openDate: '2026-11-20T10:00:00.500Z' });
    expect(notices.at(0)?.date).toBe('2026-11-20T08:59:59.000Z');
    expect(notices.at(-1)).toEqual({ kind: 'OPENED', date: '2026-11-20T09:59:59.500Z' });
  });
});

it.each([
  { type: 'CAPTURED', kind: 'PAID', inCash: false },
  { type: 'MARKED_PAID', kind: 'PAID', inCash: true },
  { type: 'REFUNDED', kind: 'REFUNDED', inCash: false },
  { type: 'CASH_RETURNED', kind: 'REFUNDED', inCash: true },
] as const)('noticesOf reports amount and means of a $type entry', ({ type, kind, inCash }) => {
  const payments = [line(type, '2026-11-20T12:00:00.000Z')];
  expect(noticesOf({ ...parent, payments }).at(-1)).toEqual({
    kind,
    amount: 1200,
    inCash,
    date: '2026-11-20T11:59:59.000Z',
  });
});

describe('timelineOf', () => {
  const at = (seq: number, minute: number) => ({
    seq,
    dateCreated: `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`,
  });
  const words = (thread: ReturnType<typeof timelineOf>) =>
    thread.map((entry) => ('notice' in entry ? entry.notice.kind : entry.event.seq));
  const ended = {
    ...parent,
    openDate: '2026-11-20T09:10:00.000Z',
    closeDate: '2026-11-20T09:30:00.000Z',
  };

  it('places each notice before the first event that is not older', () => {
    const events = [at(1, 5), at(2, 10), at(3, 20)];
    expect(words(timelineOf(ended, events, true))).toEqual([
      'CONSULTATION_OPENED_BY_OWNER',
      'ASSIGNED_TO_FACILITY',
      'DETAILS',
      1,
      'OPENED',
      2,
      3,
      'CLOSED',
    ]);
  });

  it('places a notice after an event written one second earlier', () => {
    const event = { seq: 1, dateCreated: '2026-11-20T09:09:59.000Z' };
    expect(words(timelineOf({ ...ended, closeDate: null }, [event], true)).slice(3)).toEqual([
      1,
      'OPENED',
    ]);
  });

  it('orders events by seq, regardless of their times and input order', () => {
    const thread = timelineOf(parent, [at(3, 1), at(1, 9), at(2, 5)], true);
    expect(words(thread).slice(3)).toEqual([1, 2, 3]);
  });

  it('omits notices that belong to an earlier page', () => {
    expect(words(timelineOf(ended, [at(8, 20)], false))).toEqual([8, 'CLOSED']);
  });

  it('places a booking notice before its event, on any page', () => {
    const proposed = {
      ...at(9, 12),
      payload: { userId: 'vera', eventAction: 'PROPOSE_TIME' },
    };
    expect(words(timelineOf(ended, [proposed], false))).toEqual(['PROPOSED', 9, 'CLOSED']);
  });

  it('returns all notices of a conversation without events', () => {
    expect(words(timelineOf(ended, [], false))).toHaveLength(5);
  });
});

describe('noticesOf and timelineOf', () => {
  it('sort by time; at the same instant CLOSED precedes PAYMENT_REQUESTED', () => {
    const dates = {
      openDate: '2026-11-20T12:00:00.000Z',
      assignDate: '2026-11-20T11:00:00.000Z',
      closeDate: '2026-11-20T10:00:00.000Z',
      payments: [
        line('MARKED_PAID', '2026-11-20T09:30:00.000Z'),
        line('REQUESTED', '2026-11-20T10:00:00.000Z'),
      ],
    };
    expect(kindsOf(dates).slice(3)).toEqual([
      'PAID',
      'CLOSED',
      'PAYMENT_REQUESTED',
      'ASSIGNED',
      'OPENED',
    ]);
  });

  it('omit a notice dated like the oldest loaded event, because the earlier page shows it', () => {
    const event = { seq: 8, dateCreated: '2026-11-20T10:00:00.000Z' };
    const opened = { ...parent, openDate: event.dateCreated };
    const kinds = timelineOf(opened, [event], false);
    expect(kinds).toEqual([{ event }]);
  });
});
