import { describe, expect, it } from 'vitest';
import { eachDay, stepDay, visibleDays, weekdayOf } from './visible-days.ts';

describe('visibleDays', () => {
  it.each([
    { view: 'day', day: '2027-03-28', from: '2027-03-28', to: '2027-03-28' },
    { view: 'agenda', day: '2027-03-20', from: '2027-03-20', to: '2027-04-02' },
    { view: 'week', day: '2027-03-28', from: '2027-03-22', to: '2027-03-28' },
    { view: 'week', day: '2027-03-29', from: '2027-03-29', to: '2027-04-04' },
    { view: 'month', day: '2027-03-28', from: '2027-03-01', to: '2027-04-04' },
    { view: 'month', day: '2027-02-14', from: '2027-02-01', to: '2027-02-28' },
    { view: 'month', day: '2026-11-20', from: '2026-10-26', to: '2026-12-06' },
  ] as const)('returns the days of the $view view of $day', ({ view, day, from, to }) => {
    expect(visibleDays(view, day)).toEqual({ from, to });
  });
});

describe('stepDay', () => {
  it.each([
    { view: 'day', day: '2027-03-28', back: '2027-03-27', on: '2027-03-29' },
    { view: 'agenda', day: '2027-03-20', back: '2027-03-06', on: '2027-04-03' },
    { view: 'week', day: '2027-10-31', back: '2027-10-24', on: '2027-11-07' },
    { view: 'month', day: '2027-01-31', back: '2026-12-01', on: '2027-02-01' },
  ] as const)(
    'moves one step back and forward in the $view view from $day',
    ({ view, day, back, on }) => {
      expect([stepDay(view, day, -1), stepDay(view, day, 1)]).toEqual([back, on]);
    },
  );
});

describe('day helpers', () => {
  it.each([
    ['2026-11-20', 5],
    ['2027-03-28', 7],
    ['2027-03-29', 1],
  ])('weekdayOf(%s) returns %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it('eachDay lists every day once across a DST change', () => {
    expect(eachDay({ from: '2027-10-30', to: '2027-11-01' })).toEqual([
      '2027-10-30',
      '2027-10-31',
      '2027-11-01',
    ]);
  });
});
