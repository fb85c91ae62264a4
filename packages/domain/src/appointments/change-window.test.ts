import { describe, expect, it } from 'vitest';
import { TIME_ZONES } from '../facilities/time-zones.ts';
import { dayClock } from '../time/wall-clock.ts';
import { refusalToChangeTime } from './change-window.ts';

const DAY_MS = 86_400_000;

describe('refusalToChangeTime', () => {
  const now = new Date('2026-11-20T09:30:00Z');
  it.each([
    [DAY_MS - 1, 'TOO_LATE'],
    [DAY_MS, 'TOO_LATE'],
    [DAY_MS + 1, null],
    [-DAY_MS, 'TOO_LATE'],
  ])('with the start in %i ms returns %s for a pet owner and null for staff', (ahead, refusal) => {
    const start = new Date(now.getTime() + ahead);
    expect(refusalToChangeTime('owner', start, now)).toBe(refusal);
    expect(refusalToChangeTime('facility', start, now)).toBeNull();
  });

  it.each(TIME_ZONES)('measures 24 hours of elapsed time on every day of a year in %s', (zone) => {
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += DAY_MS) {
      const nine = dayClock(new Date(day).toISOString().slice(0, 10), zone).reaching(9 * 60);
      const start = new Date(nine * 60_000);
      const refusals = [-1, 0, 1].map((ms) =>
        refusalToChangeTime('owner', start, new Date(start.getTime() - DAY_MS + ms)),
      );
      expect(refusals).toEqual([null, 'TOO_LATE', 'TOO_LATE']);
    }
  });
});
