import { describe, expect, it } from 'vitest';
import {
  changeEmailTime,
  isEmailStillAccurate,
  shouldEmailClient,
  shouldEmailClientOnMove,
  remainingReminders,
} from './reminders.ts';

const start = new Date('2026-03-29T10:00:00Z');
const before = (hours: number) => new Date(start.getTime() - hours * 3_600_000);

describe('remainingReminders', () => {
  it.each([
    [72, ['DAY_BEFORE', 'HOURS_BEFORE']],
    [24, ['HOURS_BEFORE']],
    [2.01, ['HOURS_BEFORE']],
    [2, []],
    [-1, []],
  ])('%d hours before the start returns %j', (hours, emails) => {
    const left = remainingReminders(start, before(hours));
    expect(left.map(({ email }) => email)).toEqual(emails);
  });

  it('schedules reminders 24 and 2 hours of elapsed time before the start', () => {
    expect(remainingReminders(start, before(100)).map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-03-28T10:00:00.000Z',
      '2026-03-29T08:00:00.000Z',
    ]);
  });
});

describe('changeEmailTime', () => {
  const noon = new Date('2026-03-29T12:00:00Z');
  const inSeconds = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

  it.each([
    ['never', null, 0],
    ['five minutes ago', -300, 0],
    ['just under five minutes ago', -299, 300],
    ['just now', 0, 300],
  ])('computes the send time for a booking last moved %s', (_when, moved, delaySeconds) => {
    const movedBefore = moved === null ? null : inSeconds(moved);
    expect(changeEmailTime(movedBefore, noon)).toEqual(inSeconds(delaySeconds));
  });
});

describe('shouldEmailClient and shouldEmailClientOnMove', () => {
  it.each([
    ['NEW', 1, true, true],
    ['UPDATED', 1, true, true],
    ['TO_BE_CONFIRMED', 1, false, true],
    ['TO_BE_BOOKED', 1, false, true],
    ['RESERVATION', 1, false, false],
    ['CANCELED', 1, false, false],
    ['NEW', 0, false, false],
    ['UPDATED', -1, false, false],
  ] as const)(
    'for status %s, %d hours before: %s; after a move by staff: %s',
    (status, hours, now, moved) => {
      expect(shouldEmailClient(status, start, before(hours))).toBe(now);
      expect(shouldEmailClientOnMove(status, start, before(hours))).toBe(moved);
    },
  );
});

describe('isEmailStillAccurate', () => {
  const booking = {
    email: 'HOURS_BEFORE',
    about: start,
    start,
    valid: true,
    confirmed: true,
    closed: false,
    alive: true,
  } as const;

  it.each([
    ['unchanged booking', {}, true],
    ['moved booking', { start: before(5) }, false],
    ['booking without a time', { start: null }, false],
    ['canceled booking', { valid: false }, false],
    ['unconfirmed booking', { confirmed: false }, false],
    ['ended visit', { closed: true }, false],
    ['all pets deceased', { alive: false }, false],
    ['cancellation e-mail for a valid booking', { email: 'CANCELED' }, false],
    [
      'cancellation e-mail for an ended visit',
      { email: 'CANCELED', valid: false, confirmed: false, closed: true },
      true,
    ],
    [
      'cancellation e-mail for a canceled booking',
      { email: 'CANCELED', valid: false, confirmed: false },
      true,
    ],
    [
      'cancellation e-mail, all pets deceased',
      { email: 'CANCELED', valid: false, alive: false },
      false,
    ],
  ] as const)('%s (%o): %s', (_case, change, expected) => {
    expect(isEmailStillAccurate({ ...booking, ...change }, before(2))).toBe(expected);
  });

  it('rejects all reminders after the start, and the day-before reminder in the last two hours', () => {
    expect(isEmailStillAccurate(booking, start)).toBe(false);
    expect(isEmailStillAccurate({ ...booking, email: 'DAY_BEFORE' }, before(2))).toBe(false);
    expect(isEmailStillAccurate({ ...booking, email: 'DAY_BEFORE' }, before(3))).toBe(true);
  });
});
