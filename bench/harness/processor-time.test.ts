import { describe, expect, it } from 'vitest';
import { ticksIn, usedBetween } from './processor-time.ts';

describe('CPU time from /proc', () => {
  it('adds user and system time, even if the program name has spaces or parentheses', () => {
    expect(ticksIn('12 (post) gres: a) S 1 2 3 4 5 6 7 8 9 10 70 30 500 600 20 0')).toBe(100);
  });

  it('returns the milliseconds used between two readings', () => {
    expect(usedBetween(new Map([[1, 10]]), new Map([[1, 35]]))).toBe(250);
  });

  it('ignores a backend that ended and counts one that started', () => {
    const before = new Map([
      [1, 10],
      [2, 900],
    ]);
    const after = new Map([
      [1, 12],
      [3, 4],
    ]);
    expect(usedBetween(before, after)).toBe(60);
  });
});
