import { describe, expect, it } from 'vitest';
import { eachDay, stepFrom, visibleDays, weekdayOf } from './visible-days.ts';

describe('visibleDays', () => {
  it.each([
    { view: 'day', day: '2027-03-28', from: '2027-03-28', to: '2027-03-28' },
    { view: 'agenda', day: '2027-03-20', from: '2027-03-20', to: '2027-04-02' },
    { view: 'week', day: '2027-03-28', from: '2027-03-22', to: '2027-03-28' },
    { view: 'week', day: '2027-03-29', from: '2027-03-29', to: '2027-04-04' },
    { view: 'month', day: '2027-03-28', from: '2027-03-01', to: '2027-04-04' },
    { view: 'month', day: '2027-02-14', from: '2027-02-01', to: '2027-02-28' },
    { view: 'month', day: '2026-11-20', from: '2026-10-26', to: '2026-12-06' },
  ] as const)('$view of $day', ({ view, day, from, to }) => {
    expect(visibleDays(view, day)).toEqual({ from, to });
  });
});

describe('stepFrom', () => {
  it.each([
    { view: 'day', day: '2027-03-28', back: '2027-03-27', on: '2027-03-29' },
    { view: 'agenda', day: '2027-03-20', back: '2027-03-06', on: '2027-04-03' },
    { view: 'week', day: '2027-10-31', back: '2027-10-24', on: '2027-11-07' },
    { view: 'month', day: '2027-01-31', back: '2026-12-01', on: '2027-02-01' },
  ] as const)('$view from $day', ({ view, day, back, on }) => {
    expect([stepFrom(view, day, -1), stepFrom(view, day, 1)]).toEqual([back, on]);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-20', 5],
    ['2027-03-28', 7],
    ['2027-03-29', 1],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it('counts every day once', () => {
    expect(eachDay({ from: '2027-10-30', to: '2027-11-01' })).toEqual([
      '2027-10-30',
      '2027-10-31',
      '2027-11-01',
    ]);
  });
});
