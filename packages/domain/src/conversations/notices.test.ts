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
    { why: 'asked for', changes: {}, kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened] },
    {
      why: 'opened for a client',
      changes: { openedByVet: true },
      kinds: ['CONSULTATION_OPENED_BY_VET', ...opened],
    },
    {
      why: 'a visit',
      changes: { category: 'VISIT' },
      kinds: ['VISIT_OPENED_BY_OWNER', ...opened],
    },
    {
      why: 'a video visit of the clinic',
      changes: { category: 'VIDEOCONSULTATION', openedByVet: true },
      kinds: ['VISIT_OPENED_BY_VET', ...opened],
    },
    { why: 'without pets', changes: { pets: [] }, kinds: ['INVALID_CONVERSATION'] },
    {
      why: 'started',
      changes: { openDate: '2026-11-20T10:00:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'OPENED'],
    },
    {
      why: 'a video visit that can be entered',
      changes: {
        category: 'VIDEOCONSULTATION',
        videomeeting: { openDate: '2026-11-20T09:30:00.000Z', closeDate: null },
        openDate: '2026-11-20T10:00:00.000Z',
      },
      kinds: ['VISIT_OPENED_BY_OWNER', ...opened, 'VIDEO_JOIN', 'OPENED'],
    },
    {
      why: 'a video visit that has ended, and its meeting with it',
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
      why: 'given to somebody',
      changes: { assignDate: '2026-11-20T09:30:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'ASSIGNED'],
    },
    {
      why: 'taken on by starting',
      changes: { assignDate: '2026-11-20T10:00:00.000Z', openDate: '2026-11-20T10:00:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'OPENED'],
    },
    {
      why: 'given to somebody else after the start',
      changes: { assignDate: '2026-11-20T10:30:00.000Z', openDate: '2026-11-20T10:00:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'OPENED', 'ASSIGNED'],
    },
    {
      why: 'ended',
      changes: { openDate: '2026-11-20T10:00:00.000Z', closeDate: '2026-11-20T11:00:00.000Z' },
      kinds: ['CONSULTATION_OPENED_BY_OWNER', ...opened, 'OPENED', 'CLOSED'],
    },
    {
      why: 'ended in the moment in which the client is asked to pay, and paid later',
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
      why: 'not paid upfront in time, paid the second time, and given back',
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
  ])('$why', ({ changes, kinds }) => {
    expect(kindsOf(changes)).toEqual(kinds);
  });

  it('is timed one second before what it describes', () => {
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
] as const)(
  'says how much was paid or went back, and by what means: $type',
  ({ type, kind, inCash }) => {
    const payments = [line(type, '2026-11-20T12:00:00.000Z')];
    expect(noticesOf({ ...parent, payments }).at(-1)).toEqual({
      kind,
      amount: 1200,
      inCash,
      date: '2026-11-20T11:59:59.000Z',
    });
  },
);

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

  it('puts each notice before the first event that is not older', () => {
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

  it('puts a notice after what was written a second before', () => {
    const event = { seq: 1, dateCreated: '2026-11-20T09:09:59.000Z' };
    expect(words(timelineOf({ ...ended, closeDate: null }, [event], true)).slice(3)).toEqual([
      1,
      'OPENED',
    ]);
  });

  it('keeps the order of seq, whatever the times and the order given say', () => {
    const thread = timelineOf(parent, [at(3, 1), at(1, 9), at(2, 5)], true);
    expect(words(thread).slice(3)).toEqual([1, 2, 3]);
  });

  it('leaves earlier notices to the page on which they stand', () => {
    expect(words(timelineOf(ended, [at(8, 20)], false))).toEqual([8, 'CLOSED']);
  });

  it('tells what happened with the time before its event, whatever page it stands on', () => {
    const proposed = {
      ...at(9, 12),
      payload: { userId: 'vera', eventAction: 'PROPOSE_TIME' },
    };
    expect(words(timelineOf(ended, [proposed], false))).toEqual(['PROPOSED', 9, 'CLOSED']);
  });

  it('shows every notice of a conversation without events', () => {
    expect(words(timelineOf(ended, [], false))).toHaveLength(5);
  });
});

describe('the order of notices', () => {
  it('is that of their instants, and in one instant that of what happens', () => {
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

  it('leaves what happened with the oldest event of a page to the page before', () => {
    const event = { seq: 8, dateCreated: '2026-11-20T10:00:00.000Z' };
    const opened = { ...parent, openDate: event.dateCreated };
    const kinds = timelineOf(opened, [event], false);
    expect(kinds).toEqual([{ event }]);
  });
});
