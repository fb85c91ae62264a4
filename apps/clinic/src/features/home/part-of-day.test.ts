import { describe, expect, it } from 'vitest';
import { hourIn, partOfDay } from './part-of-day.ts';

describe('partOfDay', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [12, 'morning'],
    [13, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [0, 'evening'],
  ])('%i h is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});

describe('hourIn', () => {
  it.each([
    ['Europe/Rome', 0],
    ['UTC', 22],
    ['Asia/Tokyo', 7],
    ['Asia/Kolkata', 3],
  ])('reads the clock of %s', (zone, hour) => {
    expect(hourIn(zone, new Date('2026-07-01T22:15:00Z'))).toBe(hour);
  });
});
