import { wallAt } from '@zampa/domain/time/wall-day';
import { DateTime, Settings } from 'luxon';
import { luxonLocalizer } from 'react-big-calendar';
import { describe, expect, it } from 'vitest';
import { byDayThenLength, wallReckoning } from './wall-localizer.ts';

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

describe('the order of the cells of a month', () => {
  it.each([
    { first: early, second: late, because: 'it starts earlier, though it is shorter' },
    { first: early, second: longEarly, because: 'it ends earlier' },
    { first: severalDays, second: early, because: 'it lasts for several days' },
    { first: late, second: dayAfter, because: 'its day comes first' },
  ])('puts one before the other: $because', ({ first, second }) => {
    const sorted = [second, first].toSorted((evtA, evtB) => byDayThenLength({ evtA, evtB }));
    expect(sorted).toEqual([first, second]);
  });
});

/** What the library answers to; its own types leave out units that it knows. */
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

describe('reckoning with wall dates', () => {
  // A library that reckons with zones, told that there is but UTC.
  Settings.defaultZone = 'utc';
  const oracle: Oracle = luxonLocalizer(DateTime, { firstDayOfWeek: 1 });

  /** Ends of months, years and weeks, leap days, midnights and minutes beside them. */
  const dates = ['2024-02-28', '2024-02-29', '2025-12-31', '2026-01-01', '2026-03-29', '2026-11-23']
    .flatMap((day) => ['00:00', '00:01', '09:30', '23:59'].map((time) => `${day}T${time}:00Z`))
    .map((text) => new Date(text));
  const pairs = dates.flatMap((one) => dates.map((other) => [one, other] as const));
  const units = ['minutes', 'hours', 'day', 'week', 'month'] as const;
  const linear = ['milliseconds', 'minutes', 'hours', 'day', 'week'] as const;

  it.each(units)('begins, ends, rounds up and steps by the %s', (unit) => {
    for (const date of dates) {
      expect(wallReckoning.startOf(date, unit)).toEqual(oracle.startOf(date, unit));
      expect(wallReckoning.endOf(date, unit)).toEqual(oracle.endOf(date, unit));
      expect(wallReckoning.ceil(date, unit)).toEqual(oracle.ceil(date, unit));
      for (const count of [-13, -1, 0, 1, 3])
        expect(wallReckoning.add(date, count, unit)).toEqual(oracle.add(date, count, unit));
    }
  });

  it.each([undefined, ...units])('compares by the %s', (unit) => {
    for (const [one, other] of pairs)
      for (const how of ['lt', 'lte', 'gt', 'gte', 'eq', 'neq'] as const)
        expect(wallReckoning[how](one, other, unit)).toBe(oracle[how](one, other, unit));
  });

  it.each(linear)('counts from one to another in %s', (unit) => {
    for (const [one, other] of pairs)
      expect(wallReckoning.diff(one, other, unit)).toBe(oracle.diff(one, other, unit));
  });

  it('knows the days of a month’s page, and which of two comes first', () => {
    for (const [one, other] of pairs) {
      expect(wallReckoning.visibleDays(one)).toEqual(oracle.visibleDays(one, oracle));
      expect(wallReckoning.min(one, other)).toEqual(oracle.min(one, other));
      expect(wallReckoning.max(one, other)).toEqual(oracle.max(one, other));
      expect(wallReckoning.merge(one, other)).toEqual(oracle.merge(one, other));
      expect(wallReckoning.isSameDate(one, other)).toBe(oracle.isSameDate(one, other));
    }
  });

  it('finds a date within others', () => {
    for (const [start, end] of pairs.filter(([one, other]) => one <= other)) {
      for (const day of dates)
        expect(wallReckoning.inRange(day, start, end)).toBe(oracle.inRange(day, start, end));
    }
  });

  it('lists the days of a week', () => {
    const [first, last] = [wallAt(MONDAY), wallAt('2026-11-29')];
    expect(wallReckoning.range(first, last)).toEqual(oracle.range(first, last));
    expect(wallReckoning.range(first, last)).toHaveLength(7);
  });

  it.each([
    { what: 'a visit of that day', from: 9, to: 10, lies: true },
    { what: 'one that ended at its midnight', from: -2, to: 0, lies: false },
    { what: 'one that came over from the day before', from: -2, to: 1, lies: true },
    { what: 'one that begins at the next midnight', from: 24, to: 25, lies: false },
    { what: 'one of no length at its midnight', from: 0, to: 0, lies: true },
  ])('$what lies in a day: $lies', ({ from, to, lies }) => {
    const event = { start: wallAt(MONDAY, from * 60), end: wallAt(MONDAY, to * 60) };
    const range = { start: wallAt(MONDAY), end: wallAt(MONDAY, 24 * 60 - 1) };
    expect(wallReckoning.inEventRange({ event, range })).toBe(lies);
  });

  it('takes a time from midnight to midnight for one like any other', () => {
    expect(wallReckoning.startAndEndAreDateOnly()).toBe(false);
  });

  it('lets the calendar ask for nothing, as it does before it has slots', () => {
    expect(wallReckoning.startOf(undefined, 'minutes').getTime()).toBeNaN();
  });

  it('refuses a unit in which it never reckoned', () => {
    expect(() => wallReckoning.startOf(wallAt(MONDAY), 'century')).toThrow('century');
    expect(() => wallReckoning.diff(wallAt(MONDAY), wallAt(TUESDAY), 'month')).toThrow('months');
  });
});
