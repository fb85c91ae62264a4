import { describe, expect, it } from 'vitest';
import { openingOf, openingStateAt, type OpeningCriteria } from './opening.ts';

/** Monday to Friday 9:00 to 13:00 and 15:00 to 19:00 in Rome. */
const clinic: OpeningCriteria = {
  zone: 'Europe/Rome',
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, fromMinute: 9 * 60, toMinute: 13 * 60 },
    { weekday, fromMinute: 15 * 60, toMinute: 19 * 60 },
  ]),
  closures: [],
};
const minuteOf = (instant: string) => new Date(instant).getTime() / 60_000;

describe('openingOf', () => {
  // 30 November 2026 is a Monday; Rome is one hour ahead of UTC.
  it.each([
    {
      when: 'on a Sunday',
      now: '2026-11-29T10:00:00Z',
      openUntil: null,
      opensAt: '2026-11-30T08:00:00.000Z',
    },
    {
      when: 'in the morning',
      now: '2026-11-30T09:30:20Z',
      openUntil: '2026-11-30T12:00:00.000Z',
      opensAt: '2026-11-30T14:00:00.000Z',
    },
    {
      when: 'at the minute of opening',
      now: '2026-11-30T08:00:00Z',
      openUntil: '2026-11-30T12:00:00.000Z',
      opensAt: '2026-11-30T14:00:00.000Z',
    },
    {
      when: 'at the minute of closing',
      now: '2026-11-30T12:00:00Z',
      openUntil: null,
      opensAt: '2026-11-30T14:00:00.000Z',
    },
    {
      when: 'on a Friday evening',
      now: '2026-12-04T20:00:00Z',
      openUntil: null,
      opensAt: '2026-12-07T08:00:00.000Z',
    },
    {
      when: 'before clocks go forward',
      now: '2026-03-27T20:00:00Z',
      openUntil: null,
      opensAt: '2026-03-30T07:00:00.000Z',
    },
  ])('returns closing and next opening $when', ({ now, openUntil, opensAt }) => {
    expect(openingOf(clinic, new Date(now))).toEqual({ openUntil, opensAt });
  });

  it('counts a closure of the clinic as closed', () => {
    const closures = [
      { from: minuteOf('2026-11-29T23:00:00Z'), to: minuteOf('2026-11-30T23:00:00Z') },
    ];
    expect(openingOf({ ...clinic, closures }, new Date('2026-11-30T09:00:00Z'))).toEqual({
      openUntil: null,
      opensAt: '2026-12-01T08:00:00.000Z',
    });
  });

  it('joins hours that meet at midnight', () => {
    const hours = [
      { weekday: 1, fromMinute: 20 * 60, toMinute: 24 * 60 },
      { weekday: 2, fromMinute: 0, toMinute: 8 * 60 },
    ];
    const night = { ...clinic, hours };
    expect(openingOf(night, new Date('2026-11-30T20:00:00Z'))?.openUntil).toBe(
      '2026-12-01T07:00:00.000Z',
    );
  });

  it('returns no next opening for a clinic that is closed for the next two weeks', () => {
    const closures = [
      { from: minuteOf('2026-11-29T00:00:00Z'), to: minuteOf('2026-12-20T00:00:00Z') },
    ];
    expect(openingOf({ ...clinic, closures }, new Date('2026-11-30T09:00:00Z'))).toEqual({
      openUntil: null,
      opensAt: null,
    });
  });

  it('returns null for a clinic without hours', () => {
    expect(openingOf({ ...clinic, hours: [] }, new Date('2026-11-30T09:00:00Z'))).toBeNull();
  });
});

describe('openingStateAt', () => {
  const morning = { openUntil: '2026-11-30T12:00:00Z', opensAt: '2026-11-30T14:00:00Z' };
  const sunday = { openUntil: null, opensAt: '2026-11-30T08:00:00Z' };
  it.each([
    { what: 'before closing', opening: morning, now: '2026-11-30T11:59:00Z', state: 'OPEN' },
    { what: 'after closing', opening: morning, now: '2026-11-30T12:00:00Z', state: 'CLOSED' },
    {
      what: 'after a next opening that the data does not cover',
      opening: morning,
      now: '2026-11-30T14:00:00Z',
      state: 'UNKNOWN',
    },
    { what: 'before opening', opening: sunday, now: '2026-11-30T07:00:00Z', state: 'CLOSED' },
    {
      what: 'without a next opening',
      opening: { openUntil: null, opensAt: null },
      now: '2026-11-30T07:00:00Z',
      state: 'CLOSED',
    },
    { what: 'without hours', opening: null, now: '2026-11-30T07:00:00Z', state: 'UNKNOWN' },
  ] as const)('is $state $what', ({ opening, now, state }) => {
    expect(openingStateAt(opening, new Date(now))).toBe(state);
  });
});
