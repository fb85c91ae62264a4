import { wallAt } from '@zampa/domain/time/wall-day';
import { DateTime, Settings } from 'luxon';
import { luxonLocalizer } from 'react-big-calendar';
import { describe, expect, it } from 'vitest';
import { byDayThenLength, wallDateMath } from './wall-localizer.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const at = (day: string, from: number, toDay: string, to: number) => ({
  start: wallAt(day, from * 60),
  end: wallAt(toDay, to * 60),
});

const early = at(MONDAY, 9, MONDAY, 9.5);
const late = at(MONDAY, 17, MONDAY, 18);
const longEarly = at(MONDAY, 9, MONDAY, 10);
const severalDays = at(MONDAY, 18, TUESDAY, 12);
const dayAfter = at(TUESDAY, 8, TUESDAY, 20);

describe('byDayThenLength', () => {
  it.each([
    { first: early, second: late, because: 'it starts earlier, though it is shorter' },
    { first: early, second: longEarly, because: 'it ends earlier' },
    { first: severalDays, second: early, because: 'it lasts for several days' },
    { first: late, second: dayAfter, because: 'its day is earlier' },
  ])('sorts an entry first when $because', ({ first, second }) => {
    const sorted = [second, first].toSorted((evtA, evtB) => byDayThenLength({ evtA, evtB }));
    expect(sorted).toEqual([first, second]);
  });
});

/** The functions of Luxon's localizer that are compared; its own types omit units that it accepts. */
interface Oracle {
  startOf(date: Date, unit?: string): Date;
  endOf(date: Date, unit?: string): Date;
  ceil(date: Date, unit?: string): Date;
  add(date: Date, count: number, unit?: string): Date;
  lt(one: Date, other: Date, unit?: string): boolean;
  lte(one: Date, other: Date, unit?: string): boolean;
  gt(one: Date, other: Date, unit?: string): boolean;
  gte(one: Date, other: Date, unit?: string): boolean;
  eq(one: Date, other: Date, unit?: string): boolean;
  neq(one: Date, other: Date, unit?: string): boolean;
  diff(from: Date, to: Date, unit?: string): number;
  min(one: Date, other: Date): Date;
  max(one: Date, other: Date): Date;
  merge(date: Date, time: Date): Date | null;
  isSameDate(one: Date, other: Date): boolean;
  inRange(date: Date, first: Date, last: Date): boolean;
  range(first: Date, last: Date): Date[];
  visibleDays(date: Date, localizer: unknown): Date[];
}

describe('wallDateMath', () => {
  // Luxon supports time zones; in UTC its results must be the same.
  Settings.defaultZone = 'utc';
  const oracle: Oracle = luxonLocalizer(DateTime, { firstDayOfWeek: 1 });

  /** Ends of months, years and weeks, leap days, midnight and the minutes next to it. */
  const dates = ['2024-02-28', '2024-02-29', '2025-12-31', '2026-01-01', '2026-03-29', '2026-11-23']
    .flatMap((day) => ['00:00', '00:01', '09:30', '23:59'].map((time) => `${day}T${time}:00Z`))
    .map((text) => new Date(text));
  const pairs = dates.flatMap((one) => dates.map((other) => [one, other] as const));
  const units = ['minutes', 'hours', 'day', 'week', 'month'] as const;
  const linear = ['milliseconds', 'minutes', 'hours', 'day', 'week'] as const;

  it.each(units)('matches Luxon for start, end, rounding up and adding by %s', (unit) => {
    for (const date of dates) {
      expect(wallDateMath.startOf(date, unit)).toEqual(oracle.startOf(date, unit));
      expect(wallDateMath.endOf(date, unit)).toEqual(oracle.endOf(date, unit));
      expect(wallDateMath.ceil(date, unit)).toEqual(oracle.ceil(date, unit));
      for (const count of [-13, -1, 0, 1, 3])
        expect(wallDateMath.add(date, count, unit)).toEqual(oracle.add(date, count, unit));
    }
  });

  it.each([
    { unit: undefined, by: 'milliseconds (the default)' },
    ...units.map((unit) => ({ unit, by: unit })),
  ])('matches Luxon when comparing by $by', ({ unit }) => {
    for (const [one, other] of pairs)
      for (const how of ['lt', 'lte', 'gt', 'gte', 'eq', 'neq'] as const)
        expect(wallDateMath[how](one, other, unit)).toBe(oracle[how](one, other, unit));
  });

  it.each(linear)('matches Luxon when counting %s', (unit) => {
    for (const [one, other] of pairs)
      expect(wallDateMath.diff(one, other, unit)).toBe(oracle.diff(one, other, unit));
  });

  it('matches Luxon for visibleDays, min, max, merge and isSameDate', () => {
    for (const [one, other] of pairs) {
      expect(wallDateMath.visibleDays(one)).toEqual(oracle.visibleDays(one, oracle));
      expect(wallDateMath.min(one, other)).toEqual(oracle.min(one, other));
      expect(wallDateMath.max(one, other)).toEqual(oracle.max(one, other));
      expect(wallDateMath.merge(one, other)).toEqual(oracle.merge(one, other));
      expect(wallDateMath.isSameDate(one, other)).toBe(oracle.isSameDate(one, other));
    }
  });

  it('matches Luxon for inRange', () => {
    for (const [start, end] of pairs.filter(([one, other]) => one <= other)) {
      for (const day of dates)
        expect(wallDateMath.inRange(day, start, end)).toBe(oracle.inRange(day, start, end));
    }
  });

  it('matches Luxon when listing the days of a week', () => {
    const [first, last] = [wallAt(MONDAY), wallAt('2026-11-29')];
    expect(wallDateMath.range(first, last)).toEqual(oracle.range(first, last));
    expect(wallDateMath.range(first, last)).toHaveLength(7);
  });

  it.each([
    { what: 'a visit of that day', from: 9, to: 10, lies: true },
    { what: 'a visit that ended as the day began', from: -2, to: 0, lies: false },
    { what: 'a visit that continues from the day before', from: -2, to: 1, lies: true },
    { what: 'a visit that begins as the day ends', from: 24, to: 25, lies: false },
    { what: 'a visit without length as the day begins', from: 0, to: 0, lies: true },
  ])('inEventRange of a day for $what: $lies', ({ from, to, lies }) => {
    const event = { start: wallAt(MONDAY, from * 60), end: wallAt(MONDAY, to * 60) };
    const range = { start: wallAt(MONDAY), end: wallAt(MONDAY, 24 * 60 - 1) };
    expect(wallDateMath.inEventRange({ event, range })).toBe(lies);
  });

  it('treats a period from midnight to midnight as timed, not as all-day', () => {
    expect(wallDateMath.startAndEndAreDateOnly()).toBe(false);
  });

  it('returns an invalid date for undefined, which the calendar passes before its slots exist', () => {
    expect(wallDateMath.startOf(undefined, 'minutes').getTime()).toBeNaN();
  });

  it('throws for unknown units, and for a difference in months', () => {
    expect(() => wallDateMath.startOf(wallAt(MONDAY), 'century')).toThrow('century');
    expect(() => wallDateMath.diff(wallAt(MONDAY), wallAt(TUESDAY), 'month')).toThrow('months');
  });
});
