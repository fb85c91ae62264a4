import { describe, expect, it } from 'vitest';
import { type BookingChild, happeningsOf } from './booking-notices.ts';

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
const said = (...children: readonly BookingChild[]) =>
  happeningsOf(children).map(({ kind, at }) => `${kind} ${at === BOOKED ? 'then' : 'later'}`);

describe('a booking tells', () => {
  it.each([
    {
      why: 'a wish without a time',
      payload: { status: 'TO_BE_BOOKED', event: { start: null } },
      kinds: ['TIME_WANTED then'],
    },
    {
      why: 'a time that waits for the clinic',
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
      why: 'a time that somebody else agreed to',
      payload: { status: 'NEW', firstStatus: 'TO_BE_CONFIRMED', updatedByUserId: 'vera' },
      kinds: ['TIME_ASKED then', 'CONFIRMED later'],
    },
    {
      why: 'a moved one',
      payload: { status: 'UPDATED', movedAt: LATER },
      kinds: ['BOOKED then', 'MOVED later'],
    },
    {
      why: 'one that was moved, then called off',
      payload: {
        status: 'CANCELED',
        movedAt: LATER,
        invalidatedAt: LATER,
        invalidatedBy: 'olga',
      },
      kinds: ['BOOKED then', 'MOVED later', 'CALLED_OFF later'],
    },
    {
      why: 'one called off',
      payload: { status: 'CANCELED', invalidatedAt: LATER, invalidatedBy: 'olga' },
      kinds: ['BOOKED then', 'CALLED_OFF later'],
    },
    {
      why: 'one that was not paid in time',
      payload: { status: 'CANCELED', invalidatedAt: LATER, invalidatedBy: null },
      kinds: ['BOOKED then', 'HOLD_ENDED later'],
    },
  ] as const)('$why → $kinds', ({ payload, kinds }) => {
    expect(said(booking(payload, LATER))).toEqual(kinds);
  });
});

it('a move is told at its own moment, whatever was changed since', () => {
  const since = booking({ status: 'UPDATED', movedAt: BOOKED }, LATER);
  expect(said(since)).toEqual(['BOOKED then', 'MOVED then']);
});

describe('a booking that says how it began tells that, whatever has become of it', () => {
  const off = { status: 'CANCELED', invalidatedAt: LATER, invalidatedBy: 'vera' } as const;
  it.each([
    {
      why: 'asked for, then called off',
      payload: { ...off, firstStatus: 'TO_BE_CONFIRMED' },
      kinds: ['TIME_ASKED then', 'CALLED_OFF later'],
    },
    {
      why: 'asked for, and nobody agreed in time',
      payload: { ...off, firstStatus: 'TO_BE_CONFIRMED', invalidatedBy: null },
      kinds: ['TIME_ASKED then', 'HOLD_ENDED later'],
    },
    {
      why: 'asked for, and given another time by the clinic',
      payload: { status: 'UPDATED', firstStatus: 'TO_BE_CONFIRMED', movedAt: LATER },
      kinds: ['TIME_ASKED then', 'MOVED later'],
    },
    {
      why: 'asked for and agreed to',
      payload: { status: 'NEW', firstStatus: 'TO_BE_CONFIRMED', updatedByUserId: 'vera' },
      kinds: ['TIME_ASKED then', 'CONFIRMED later'],
    },
    {
      why: 'booked, with a title that a colleague has changed',
      payload: { status: 'NEW', firstStatus: 'NEW', updatedByUserId: 'vera' },
      kinds: ['BOOKED then'],
    },
    {
      why: 'booked and moved',
      payload: { status: 'UPDATED', firstStatus: 'NEW', movedAt: LATER, updatedByUserId: 'vera' },
      kinds: ['BOOKED then', 'MOVED later'],
    },
    {
      why: 'booked, then called off',
      payload: { ...off, firstStatus: 'NEW' },
      kinds: ['BOOKED then', 'CALLED_OFF later'],
    },
    {
      why: 'held for its payment, and paid',
      payload: { status: 'NEW', firstStatus: 'RESERVATION' },
      kinds: ['BOOKED then'],
    },
    {
      why: 'a wish to which the clinic has given a time',
      payload: { status: 'NEW', firstStatus: 'TO_BE_BOOKED', updatedByUserId: 'vera' },
      kinds: ['TIME_WANTED then', 'CONFIRMED later'],
    },
    {
      why: 'a wish whose owner asks for a time by now',
      payload: { status: 'TO_BE_CONFIRMED', firstStatus: 'TO_BE_BOOKED', updatedByUserId: 'olga' },
      kinds: ['TIME_WANTED then', 'TIME_ASKED later'],
    },
    {
      why: 'a wish with a time that was called off',
      payload: { ...off, firstStatus: 'TO_BE_BOOKED' },
      kinds: ['TIME_WANTED then', 'CALLED_OFF later'],
    },
    {
      why: 'of which it is not known any more, as it is now',
      payload: { ...off, firstStatus: null },
      kinds: ['BOOKED then', 'CALLED_OFF later'],
    },
  ] as const)('$why → $kinds', ({ payload, kinds }) => {
    expect(said(booking(payload, LATER))).toEqual(kinds);
  });
});

describe('an action tells', () => {
  it.each([
    { eventAction: 'PROPOSE_TIME', kinds: ['PROPOSED later'] },
    { eventAction: 'APPOINTMENT', kinds: ['CONFIRMED later'] },
    { eventAction: 'APPOINTMENT', start: '2026-11-24T09:00:00.000Z', kinds: ['ACCEPTED later'] },
    { eventAction: 'APPOINTMENT_NO_SHOW', kinds: ['NO_SHOW later'] },
    { eventAction: 'OPEN_PERFORMANCE', kinds: [] },
  ])('$eventAction → $kinds', ({ eventAction, start, kinds }) => {
    expect(said(action(eventAction, LATER, start))).toEqual(kinds);
  });
});

it('a change that an action tells is told once', () => {
  const moved = booking({ status: 'UPDATED', movedAt: LATER }, LATER);
  const accepted = action('APPOINTMENT', LATER, '2026-11-24T09:00:00.000Z');
  expect(said(moved, accepted)).toEqual(['BOOKED then', 'ACCEPTED later']);
});

it('nobody who came too late called the booking off', () => {
  const missed = { status: 'CANCELED', noShow: true, invalidatedAt: LATER, invalidatedBy: 'vera' };
  expect(
    said(booking({ ...missed, status: 'CANCELED' }), action('APPOINTMENT_NO_SHOW', LATER)),
  ).toEqual(['BOOKED then', 'NO_SHOW later']);
});

it('a wish that gave way to a time was not called off', () => {
  const wish = booking({
    status: 'CANCELED',
    firstStatus: 'TO_BE_BOOKED',
    event: { start: null },
    invalidatedAt: LATER,
    invalidatedBy: 'vera',
  });
  const found = { ...booking({ status: 'NEW', userId: 'vera' }), seq: 3, dateCreated: LATER };
  expect(said(wish, found)).toEqual(['TIME_WANTED then', 'BOOKED later']);
  expect(said(wish)).toEqual(['TIME_WANTED then', 'CALLED_OFF later']);
});

it('messages tell nothing', () => {
  expect(happeningsOf([{ seq: 1, dateCreated: BOOKED, payload: { userId: 'olga' } }])).toEqual([]);
});

describe('a booking whose time is not agreed', () => {
  it.each([
    {
      why: 'that the clinic changed while it waits for itself',
      child: booking({ status: 'TO_BE_CONFIRMED', updatedByUserId: 'vera' }, LATER),
      kinds: ['TIME_ASKED then'],
    },
    {
      why: 'that is called off without a time of that',
      child: booking({ status: 'CANCELED', invalidatedAt: null }, LATER),
      kinds: ['BOOKED then'],
    },
    {
      why: 'that stands, with a trace of an end',
      child: booking({ status: 'NEW', invalidatedAt: LATER, invalidatedBy: 'vera' }, LATER),
      kinds: ['BOOKED then'],
    },
    {
      why: 'without its part about time',
      child: { ...booking({ status: 'NEW' }), payload: { userId: 'olga', status: 'NEW' } },
      kinds: [],
    },
  ] as const)('$why → $kinds', ({ child, kinds }) => {
    expect(said(child)).toEqual(kinds);
  });
});

it('a proposal in the same instant hides no change of a booking', () => {
  const moved = booking({ status: 'UPDATED', movedAt: LATER }, LATER);
  expect(said(moved, action('PROPOSE_TIME', LATER))).toEqual([
    'BOOKED then',
    'MOVED later',
    'PROPOSED later',
  ]);
});

describe('a wish that was called off', () => {
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
    { why: 'before it there was a time', other: booking({ status: 'NEW' }, BOOKED, 1) },
    {
      why: 'a message came after it',
      other: { seq: 6, dateCreated: LATER, payload: { userId: 'olga' } },
    },
    { why: 'an event without a payload came after it', other: { seq: 6, dateCreated: LATER } },
    {
      why: 'its service ended later',
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
      why: 'another wish came after it',
      other: booking({ status: 'TO_BE_BOOKED', event: { start: null } }, BOOKED, 6),
    },
  ])('was called off although $why', ({ other }) => {
    expect(said(wish, other).filter((line) => line.endsWith('later'))).toEqual([
      'CALLED_OFF later',
    ]);
    expect(said(wish)).toEqual(calledOff);
  });

  it('was not where it ended with its service', () => {
    const end = { ...action('CLOSE_PERFORMANCE', LATER), seq: 6 };
    expect(said(wish, end)).toEqual(['TIME_WANTED then']);
  });

  it('with a time of its own gives way to nothing', () => {
    const timed = booking({ status: 'CANCELED', invalidatedAt: LATER, invalidatedBy: 'olga' });
    const next = { ...booking({ status: 'NEW' }), seq: 3 };
    expect(said(timed, next)).toEqual(['BOOKED then', 'CALLED_OFF later', 'BOOKED then']);
  });
});
