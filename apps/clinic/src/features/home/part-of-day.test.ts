import { describe, expect, it } from 'vitest';
import { partOfDay } from './part-of-day.ts';

describe('partOfDay', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [12, 'morning'],
    [13, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [0, 'evening'],
  ])('%i:00 is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });
});
