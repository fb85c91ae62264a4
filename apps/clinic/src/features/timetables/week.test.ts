import { describe, expect, it } from 'vitest';
import {
  splitAtMidnight,
  openMinutes,
  haveSameHours,
  spansOfDay,
  withDayCopied,
  withSpanAdded,
} from './week.ts';

const span = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const week = [span(1, '15:00', '19:00'), span(2, '10:00', '12:00'), span(1, '09:00', '13:00')];

it('spansOfDay sorts the spans of a day and keeps their indexes', () => {
  expect(spansOfDay([...week, span(1, 'x', '9')], 1).map(({ index }) => index)).toEqual([2, 0, 3]);
});

describe('withSpanAdded', () => {
  it.each([
    { why: 'an empty day', weekday: 5, added: span(5, '09:00', '13:00') },
    { why: 'a day with a morning', weekday: 2, added: span(2, '13:00', '17:00') },
    { why: 'a day that is open late', weekday: 1, added: span(1, '20:00', '24:00') },
  ])('adds a span to $why', ({ weekday, added }) => {
    expect(withSpanAdded(week, weekday)).toEqual([...week, added]);
  });

  it('adds 23:00 to 24:00 if the day is already open until midnight', () => {
    expect(withSpanAdded([span(3, '20:00', '24:00')], 3).at(-1)).toEqual(span(3, '23:00', '24:00'));
  });
});

describe('splitAtMidnight', () => {
  it.each([
    {
      why: 'hours over midnight',
      typed: span(1, '20:00', '08:00'),
      night: [span(1, '20:00', '24:00'), span(2, '00:00', '08:00')],
    },
    {
      why: 'hours of a Sunday that end on Monday',
      typed: span(7, '22:30', '06:00'),
      night: [span(7, '22:30', '24:00'), span(1, '00:00', '06:00')],
    },
    {
      why: 'hours until midnight',
      typed: span(3, '20:00', '00:00'),
      night: [span(3, '20:00', '24:00')],
    },
    { why: 'hours of one day', typed: span(1, '09:00', '13:00'), night: null },
    { why: 'no hours at all', typed: span(1, '09:00', '09:00'), night: null },
    { why: 'an invalid time', typed: span(1, '20:00', 'x'), night: null },
  ])('splits $why', ({ typed, night }) => {
    expect(splitAtMidnight(typed)).toEqual(night);
  });
});

describe('withDayCopied', () => {
  it('replaces the hours of the other days and keeps the copied day', () => {
    const copied = withDayCopied(week, 1, [1, 2, 3]);
    expect(spansOfDay(copied, 1)).toHaveLength(2);
    for (const weekday of [2, 3])
      expect(spansOfDay(copied, weekday).map(({ from, to }) => [from, to])).toEqual([
        ['09:00', '13:00'],
        ['15:00', '19:00'],
      ]);
  });

  it('closes the other days if the copied day is closed', () => {
    expect(withDayCopied(week, 7, [1, 2])).toEqual([]);
  });
});

it('haveSameHours ignores the order of the spans', () => {
  expect(haveSameHours(week, week.toReversed())).toBe(true);
  expect(haveSameHours(week, week.slice(1))).toBe(false);
});

it('openMinutes adds up valid spans and skips unreadable ones', () => {
  expect(openMinutes([...week, span(4, 'x', '10:00'), span(4, '12:00', '10:00')])).toBe(600);
});
