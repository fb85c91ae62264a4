import { describe, expect, it } from 'vitest';
import { nightOf, openMinutes, sameHours, spansOf, withDayCopied, withSpanAdded } from './week.ts';

const span = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const week = [span(1, '15:00', '19:00'), span(2, '10:00', '12:00'), span(1, '09:00', '13:00')];

it('the spans of a day come in order and know their place', () => {
  expect(spansOf([...week, span(1, 'x', '9')], 1).map(({ index }) => index)).toEqual([2, 0, 3]);
});

describe('withSpanAdded', () => {
  it.each([
    { why: 'an empty day', weekday: 5, added: span(5, '09:00', '13:00') },
    { why: 'a day with a morning', weekday: 2, added: span(2, '13:00', '17:00') },
    { why: 'a day that is open late', weekday: 1, added: span(1, '20:00', '24:00') },
  ])('$why', ({ weekday, added }) => {
    expect(withSpanAdded(week, weekday)).toEqual([...week, added]);
  });

  it('stays within a day that is open to its end', () => {
    expect(withSpanAdded([span(3, '20:00', '24:00')], 3).at(-1)).toEqual(span(3, '23:00', '24:00'));
  });
});

describe('nightOf', () => {
  it.each([
    {
      why: 'hours over midnight',
      typed: span(1, '20:00', '08:00'),
      night: [span(1, '20:00', '24:00'), span(2, '00:00', '08:00')],
    },
    {
      why: 'those of a Sunday, which end on Monday',
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
    { why: 'what is no time', typed: span(1, '20:00', 'x'), night: null },
  ])('of $why', ({ typed, night }) => {
    expect(nightOf(typed)).toEqual(night);
  });
});

describe('withDayCopied', () => {
  it('replaces the hours of the other days and keeps its own', () => {
    const copied = withDayCopied(week, 1, [1, 2, 3]);
    expect(spansOf(copied, 1)).toHaveLength(2);
    for (const weekday of [2, 3])
      expect(spansOf(copied, weekday).map(({ from, to }) => [from, to])).toEqual([
        ['09:00', '13:00'],
        ['15:00', '19:00'],
      ]);
  });

  it('closes the other days when it is closed itself', () => {
    expect(withDayCopied(week, 7, [1, 2])).toEqual([]);
  });
});

it('the same hours are the same in another order', () => {
  expect(sameHours(week, week.toReversed())).toBe(true);
  expect(sameHours(week, week.slice(1))).toBe(false);
});

it('counts what is open and nothing that cannot be read', () => {
  expect(openMinutes([...week, span(4, 'x', '10:00'), span(4, '12:00', '10:00')])).toBe(600);
});
