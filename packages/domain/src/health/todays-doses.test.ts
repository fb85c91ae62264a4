import { describe, expect, it } from 'vitest';
import { isDoseWaiting, type ListedDose, todaysDoses } from './todays-doses.ts';

const ROME = 'Europe/Rome';
/** 9:30 in Rome. */
const now = new Date('2026-11-30T08:30:00Z');

const dose = (dueAt: string, status: ListedDose['status'] = 'PENDING'): ListedDose => ({
  dueAt,
  status,
});

describe('todaysDoses', () => {
  it.each([
    { name: 'the first minute of today', each: dose('2026-11-29T23:00:00Z', 'GIVEN'), shown: true },
    { name: 'the last minute of today', each: dose('2026-11-30T22:59:00Z'), shown: true },
    { name: 'the first minute of tomorrow', each: dose('2026-11-30T23:00:00Z'), shown: false },
    { name: 'unanswered last night', each: dose('2026-11-29T19:00:00Z'), shown: true },
    { name: 'given last night', each: dose('2026-11-29T19:00:00Z', 'GIVEN'), shown: false },
    { name: 'skipped last night', each: dose('2026-11-29T19:00:00Z', 'SKIPPED'), shown: false },
    { name: 'unanswered a day ago', each: dose('2026-11-29T08:30:00Z'), shown: false },
  ])('for $name: $shown', ({ each, shown }) => {
    expect(todaysDoses([each], now, ROME)).toEqual(shown ? [each] : []);
  });

  it('follows the day of the zone', () => {
    const late = dose('2026-12-01T04:00:00Z');
    expect(todaysDoses([late], new Date('2026-12-01T03:00:00Z'), 'America/New_York')).toEqual([
      late,
    ]);
    expect(todaysDoses([late], now, ROME)).toEqual([]);
  });
});

describe('isDoseWaiting', () => {
  it.each([
    { each: dose('2026-11-30T08:30:00Z'), waiting: true },
    { each: dose('2026-11-30T08:31:00Z'), waiting: false },
    { each: dose('2026-11-30T08:00:00Z', 'GIVEN'), waiting: false },
    { each: dose('2026-11-30T08:00:00Z', 'SKIPPED'), waiting: false },
  ])('is $waiting for $each.dueAt $each.status', ({ each, waiting }) => {
    expect(isDoseWaiting(each, now)).toBe(waiting);
  });
});
