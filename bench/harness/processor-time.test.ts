import { describe, expect, it } from 'vitest';
import { ticksIn, usedBetween } from './processor-time.ts';

describe('CPU from /proc', () => {
  it('is user and system time, whatever the program is called', () => {
    expect(ticksIn('12 (post) gres: a) S 1 2 3 4 5 6 7 8 9 10 70 30 500 600 20 0')).toBe(100);
  });

  it('is what was used in between, in milliseconds', () => {
    expect(usedBetween(new Map([[1, 10]]), new Map([[1, 35]]))).toBe(250);
  });

  it('leaves out a backend that ended, and counts one that began', () => {
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
