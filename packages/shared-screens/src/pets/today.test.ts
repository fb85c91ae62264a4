import { describe, expect, it } from 'vitest';
import { today } from './today.ts';

describe('today', () => {
  it.each([
    { now: new Date(2026, 10, 20, 0, 0), day: '2026-11-20' },
    { now: new Date(2026, 10, 20, 23, 59, 59), day: '2026-11-20' },
    { now: new Date(2027, 0, 1, 0, 0), day: '2027-01-01' },
  ])("is $day in the device's time zone", ({ now, day }) => {
    expect(today(now)).toBe(day);
  });
});
