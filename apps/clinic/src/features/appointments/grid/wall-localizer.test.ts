import { wallAt } from '@zampa/domain/time/wall-day';
import { describe, expect, it } from 'vitest';
import { byDayThenLength } from './wall-localizer.ts';

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
