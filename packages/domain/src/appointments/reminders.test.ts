import { describe, expect, it } from 'vitest';
import { changeToldAt, isStillTrue, isWritten, isWrittenOnMove, remindersOf } from './reminders.ts';

const start = new Date('2026-03-29T10:00:00Z');
const before = (hours: number) => new Date(start.getTime() - hours * 3_600_000);

describe('remindersOf', () => {
  it.each([
    [72, ['DAY_BEFORE', 'HOURS_BEFORE']],
    [24, ['HOURS_BEFORE']],
    [2.01, ['HOURS_BEFORE']],
    [2, []],
    [-1, []],
  ])('%d hours before the start there remain %j', (hours, emails) => {
    const left = remindersOf(start, before(hours));
    expect(left.map(({ email }) => email)).toEqual(emails);
  });

  it('come 24 and 2 hours of elapsed time before', () => {
    expect(remindersOf(start, before(100)).map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-03-28T10:00:00.000Z',
      '2026-03-29T08:00:00.000Z',
    ]);
  });
});

describe('when a client is told that a booking was moved', () => {
  const noon = new Date('2026-03-29T12:00:00Z');
  const inSeconds = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

  it.each([
    ['never before', null, 0],
    ['five minutes ago', -300, 0],
    ['a second later than that', -299, 300],
    ['in the same moment', 0, 300],
  ])('moved %s', (_when, moved, told) => {
    const movedBefore = moved === null ? null : inSeconds(moved);
    expect(changeToldAt(movedBefore, noon)).toEqual(inSeconds(told));
  });
});

describe('whether a client is written about a time', () => {
  it.each([
    ['NEW', 1, true, true],
    ['UPDATED', 1, true, true],
    ['TO_BE_CONFIRMED', 1, false, true],
    ['TO_BE_BOOKED', 1, false, true],
    ['RESERVATION', 1, false, false],
    ['CANCELED', 1, false, false],
    ['NEW', 0, false, false],
    ['UPDATED', -1, false, false],
  ] as const)('%s, %d hours before: %s; once staff move it: %s', (status, hours, now, moved) => {
    expect(isWritten(status, start, before(hours))).toBe(now);
    expect(isWrittenOnMove(status, start, before(hours))).toBe(moved);
  });
});

describe('isStillTrue', () => {
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
    ['as it was', {}, true],
    ['moved', { start: before(5) }, false],
    ['without a time', { start: null }, false],
    ['called off', { valid: false }, false],
    ['not agreed to', { confirmed: false }, false],
    ['ended', { closed: true }, false],
    ['for no animal that lives', { alive: false }, false],
    ['a cancellation of what stands', { email: 'CANCELED' }, false],
    [
      'a cancellation of what has ended',
      { email: 'CANCELED', valid: false, confirmed: false, closed: true },
      true,
    ],
    ['a cancellation', { email: 'CANCELED', valid: false, confirmed: false }, true],
    [
      'a cancellation for no animal that lives',
      { email: 'CANCELED', valid: false, alive: false },
      false,
    ],
  ] as const)('%s: %o', (_case, change, expected) => {
    expect(isStillTrue({ ...booking, ...change }, before(2))).toBe(expected);
  });

  it('nobody is reminded of what has begun, nor of tomorrow when it is today', () => {
    expect(isStillTrue(booking, start)).toBe(false);
    expect(isStillTrue({ ...booking, email: 'DAY_BEFORE' }, before(2))).toBe(false);
    expect(isStillTrue({ ...booking, email: 'DAY_BEFORE' }, before(3))).toBe(true);
  });
});
