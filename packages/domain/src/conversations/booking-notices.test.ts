import { describe, expect, it } from 'vitest';
import { type BookingChild, bookingHistoryOf } from './booking-notices.ts';

const BOOKED = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-20T10:00:00.000Z';

const booking = (
  payload: Partial<NonNullable<BookingChild['payload']>>,
  dateUpdated = BOOKED,
  seq = 1,
): BookingChild => ({
  seq,
  dateCreated: BOOKED,
  dateUpdated,
  payload: { userId: 'olga', event: { start: '2026-11-24T09:00:00.000Z' }, ...payload },
});
const action = (eventAction: string, dateCreated: string, start?: string): BookingChild => ({
  seq: 2,
  dateCreated,
  payload: { userId: 'vera', eventAction, ...(start && { start }) },
});
const historyText = (...children: readonly BookingChild[]) =>
  bookingHistoryOf(children).map(({ kind, at }) => `${kind} ${at === BOOKED ? 'then' : 'later'}`);

describe('bookingHistoryOf a booking', () => {
  it.each([
    {
      why: 'a request without a time',
      payload: { status: 'TO_BE_BOOKED', event: { start: null } },
      kinds: ['TIME_WANTED then'],
    },
    {
      why: 'a time that awaits the clinic',
      payload: { status: 'TO_BE_CONFIRMED' },
      kinds: ['TIME_ASKED then'],
    },
    { why: 'a booked time', payload: { status: 'NEW' }, kinds: ['BOOKED then'] },
    {
      why: 'a booking that only its author changed',
      payload: { status: 'NEW', updatedByUserId: 'olga' },
      kinds: ['BOOKED then'],
    },
    {
      why: 'a time confirmed by another person',
      payload: { status: 'NEW', firstStatus: 'TO_BE_CONFIRMED', updatedByUserId: 'vera' },
      kinds: ['TIME_ASKED then', 'CONFIRMED later'],
    },
    {
      why: 'a moved booking',
      payload: { status: 'UPDATED', movedAt: LATER },
      kinds: ['BOOKED then', 'MOVED later'],
    },
    {
      why: 'a booking moved, then canceled',
      payload: {
        status: 'CANCELED',
        movedAt: LATER,
        invalidatedAt: LATER,
        invalidatedBy: 'olga',
      },
      kinds: ['BOOKED then', 'MOVED later', 'CALLED_OFF later'],
    },
    {
      why: 'a canceled booking',
      payload: { status: 'CANCELED', invalidatedAt: LATER, invalidatedBy: 'olga' },
      kinds: ['BOOKED then', 'CALLED_OFF later'],
    },
    {
      why: 'a booking not paid in time',
      payload: { status: 'CANCELED', invalidatedAt: LATER, invalidatedBy: null },
      kinds: ['BOOKED then', 'HOLD_ENDED later'],
    },
  ] as const)('returns $kinds for $why', ({ payload, kinds }) => {
    expect(historyText(booking(payload, LATER))).toEqual(kinds);
  });
});

it('bookingHistoryOf dates a move by the move itself, not by later changes', () => {
  const since = booking({ status: 'UPDATED', movedAt: BOOKED }, LATER);
  expect(historyText(since)).toEqual(['BOOKED then', 'MOVED then']);
});

describe('bookingHistoryOf a booking with a known first status', () => {
  const off = { status: 'CANCELED', invalidatedAt: LATER, invalidatedBy: 'vera' } as const;
  it.each([
    {
      why: 'requested, then canceled',
      payload: { ...off, firstStatus: 'TO_BE_CONFIRMED' },
      kinds: ['TIME_ASKED then', 'CALLED_OFF later'],
    },
    {
      why: 'requested and not confirmed in time',
      payload: { ...off, firstStatus: 'TO_BE_CONFIRMED', invalidatedBy: null },
      kinds: ['TIME_ASKED then', 'HOLD_ENDED later'],
    },
    {
      why: 'requested, then moved by the clinic',
      payload: { status: 'UPDATED', firstStatus: 'TO_BE_CONFIRMED', movedAt: LATER },
      kinds: ['TIME_ASKED then', 'MOVED later'],
    },
    {
      why: 'requested, then confirmed',
      payload: { status: 'NEW', firstStatus: 'TO_BE_CONFIRMED', updatedByUserId: 'vera' },
      kinds: ['TIME_ASKED then', 'CONFIRMED later'],
    },
    {
      why: 'booked, then retitled by a colleague',
      payload: { status: 'NEW', firstStatus: 'NEW', updatedByUserId: 'vera' },
      kinds: ['BOOKED then'],
    },
    {
      why: 'booked, then moved',
      payload: { status: 'UPDATED', firstStatus: 'NEW', movedAt: LATER, updatedByUserId: 'vera' },
      kinds: ['BOOKED then', 'MOVED later'],
    },
    {
      why: 'booked, then canceled',
      payload: { ...off, firstStatus: 'NEW' },
      kinds: ['BOOKED then', 'CALLED_OFF later'],
    },
    {
      why: 'held for payment, then paid',
      payload: { status: 'NEW', firstStatus: 'RESERVATION' },
      kinds: ['BOOKED then'],
    },
    {
      why: 'requested without a time, then booked by the clinic',
      payload: { status: 'NEW', firstStatus: 'TO_BE_BOOKED', updatedByUserId: 'vera' },
      kinds: ['TIME_WANTED then', 'CONFIRMED later'],
    },
    {
      why: 'requested without a time, then with one by the owner',
      payload: { status: 'TO_BE_CONFIRMED', firstStatus: 'TO_BE_BOOKED', updatedByUserId: 'olga' },
      kinds: ['TIME_WANTED then', 'TIME_ASKED later'],
    },
    {
      why: 'requested without a time, then booked and canceled',
      payload: { ...off, firstStatus: 'TO_BE_BOOKED' },
      kinds: ['TIME_WANTED then', 'CALLED_OFF later'],
    },
    {
      why: 'stored without its first status',
      payload: { ...off, firstStatus: null },
      kinds: ['BOOKED then', 'CALLED_OFF later'],
    },
  ] as const)('returns $kinds if it was $why', ({ payload, kinds }) => {
    expect(historyText(booking(payload, LATER))).toEqual(kinds);
  });
});

describe('bookingHistoryOf an action', () => {
  it.each([
    { eventAction: 'PROPOSE_TIME', kinds: ['PROPOSED later'] },
    { eventAction: 'APPOINTMENT', kinds: ['CONFIRMED later'] },
    { eventAction: 'APPOINTMENT', start: '2026-11-24T09:00:00.000Z', kinds: ['ACCEPTED later'] },
    { eventAction: 'APPOINTMENT_NO_SHOW', kinds: ['NO_SHOW later'] },
    { eventAction: 'APPOINTMENT_UNDO', kinds: ['UNDONE later'] },
    { eventAction: 'OPEN_PERFORMANCE', kinds: [] },
  ])('returns $kinds for $eventAction', ({ eventAction, start, kinds }) => {
    expect(historyText(action(eventAction, LATER, start))).toEqual(kinds);
  });
});

it('bookingHistoryOf reports a change once if an action reports it too', () => {
  const moved = booking({ status: 'UPDATED', movedAt: LATER }, LATER);
  const accepted = action('APPOINTMENT', LATER, '2026-11-24T09:00:00.000Z');
  expect(historyText(moved, accepted)).toEqual(['BOOKED then', 'ACCEPTED later']);
});

it('bookingHistoryOf reports a missed visit as missed, not as canceled', () => {
  const missed = { status: 'CANCELED', noShow: true, invalidatedAt: LATER, invalidatedBy: 'vera' };
  expect(
    historyText(booking({ ...missed, status: 'CANCELED' }), action('APPOINTMENT_NO_SHOW', LATER)),
  ).toEqual(['BOOKED then', 'NO_SHOW later']);
});

it('bookingHistoryOf does not report a request without a time as canceled when a booked time replaces it', () => {
  const wish = booking({
    status: 'CANCELED',
    firstStatus: 'TO_BE_BOOKED',
    event: { start: null },
    invalidatedAt: LATER,
    invalidatedBy: 'vera',
  });
  const found = { ...booking({ status: 'NEW', userId: 'vera' }), seq: 3, dateCreated: LATER };
  expect(historyText(wish, found)).toEqual(['TIME_WANTED then', 'BOOKED later']);
  expect(historyText(wish)).toEqual(['TIME_WANTED then', 'CALLED_OFF later']);
});

it('bookingHistoryOf ignores messages', () => {
  expect(bookingHistoryOf([{ seq: 1, dateCreated: BOOKED, payload: { userId: 'olga' } }])).toEqual(
    [],
  );
});

describe('bookingHistoryOf an irregular booking', () => {
  it.each([
    {
      why: 'changed by the clinic while it awaits confirmation',
      child: booking({ status: 'TO_BE_CONFIRMED', updatedByUserId: 'vera' }, LATER),
      kinds: ['TIME_ASKED then'],
    },
    {
      why: 'canceled without a cancellation time',
      child: booking({ status: 'CANCELED', invalidatedAt: null }, LATER),
      kinds: ['BOOKED then'],
    },
    {
      why: 'that is valid but has cancellation data',
      child: booking({ status: 'NEW', invalidatedAt: LATER, invalidatedBy: 'vera' }, LATER),
      kinds: ['BOOKED then'],
    },
    {
      why: 'without time data',
      child: { ...booking({ status: 'NEW' }), payload: { userId: 'olga', status: 'NEW' } },
      kinds: [],
    },
  ] as const)('returns $kinds for a booking $why', ({ child, kinds }) => {
    expect(historyText(child)).toEqual(kinds);
  });
});

it('bookingHistoryOf keeps a move at the same instant as a proposal', () => {
  const moved = booking({ status: 'UPDATED', movedAt: LATER }, LATER);
  expect(historyText(moved, action('PROPOSE_TIME', LATER))).toEqual([
    'BOOKED then',
    'MOVED later',
    'PROPOSED later',
  ]);
});

describe('bookingHistoryOf a canceled request without a time', () => {
  const wish = booking(
    {
      status: 'CANCELED',
      firstStatus: 'TO_BE_BOOKED',
      event: { start: null },
      invalidatedAt: LATER,
      invalidatedBy: 'olga',
    },
    BOOKED,
    5,
  );
  const calledOff = ['TIME_WANTED then', 'CALLED_OFF later'];

  it.each([
    { why: 'an appointment was booked earlier', other: booking({ status: 'NEW' }, BOOKED, 1) },
    {
      why: 'a message followed',
      other: { seq: 6, dateCreated: LATER, payload: { userId: 'olga' } },
    },
    { why: 'an event without payload followed', other: { seq: 6, dateCreated: LATER } },
    {
      why: 'the service ended later',
      other: { ...action('CLOSE_PERFORMANCE', '2026-11-20T11:00:00.000Z'), seq: 6 },
    },
    {
      why: 'the service was started in the same instant',
      other: { ...action('OPEN_PERFORMANCE', LATER), seq: 6 },
    },
    {
      why: 'another service had ended before',
      other: { ...action('CLOSE_PERFORMANCE', LATER), seq: 1 },
    },
    {
      why: 'another request without a time followed',
      other: booking({ status: 'TO_BE_BOOKED', event: { start: null } }, BOOKED, 6),
    },
  ])('reports the cancellation although $why', ({ other }) => {
    expect(historyText(wish, other).filter((line) => line.endsWith('later'))).toEqual([
      'CALLED_OFF later',
    ]);
    expect(historyText(wish)).toEqual(calledOff);
  });

  it('reports no cancellation if the request ended with its service', () => {
    const end = { ...action('CLOSE_PERFORMANCE', LATER), seq: 6 };
    expect(historyText(wish, end)).toEqual(['TIME_WANTED then']);
  });

  it('reports the cancellation of a booking with a time, even if another booking follows', () => {
    const timed = booking({ status: 'CANCELED', invalidatedAt: LATER, invalidatedBy: 'olga' });
    const next = { ...booking({ status: 'NEW' }), seq: 3 };
    expect(historyText(timed, next)).toEqual(['BOOKED then', 'CALLED_OFF later', 'BOOKED then']);
  });
});
