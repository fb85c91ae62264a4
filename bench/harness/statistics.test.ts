import { describe, expect, it } from 'vitest';
import { isTooBusy, median, percentile, ratioOf } from './statistics.ts';

describe('the middle of rounds', () => {
  it('is the third of five, in whatever order they came', () => {
    expect(median([9, 1, 5, 100, 3])).toBe(5);
  });

  it('counts percentiles from the least on', () => {
    const times = Array.from({ length: 200 }, (_none, at) => 200 - at);
    expect(percentile(times, 99)).toBe(199);
    expect(percentile(times, 0)).toBe(1);
    expect(percentile([7], 100)).toBe(7);
  });
});

describe('a ratio', () => {
  it('is taken round by round, not of what lies far apart in time', () => {
    // The machine was half as fast in the last two rounds, for both.
    expect(ratioOf([4, 4, 4, 8, 8], [2, 2, 2, 4, 4])).toEqual({ middle: 2, least: 2, most: 2 });
  });

  it('says the least and the most of its rounds', () => {
    expect(ratioOf([3, 4, 6, 5, 10], [2, 2, 2, 2, 2])).toEqual({
      middle: 2.5,
      least: 1.5,
      most: 5,
    });
  });

  it('is refused where a round has no counterpart', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('2 rounds of ours beside 1');
    expect(() => ratioOf([], [])).toThrow('0 rounds');
  });
});

describe('a machine too busy', () => {
  it('is one whose bare rounds differ by more than a factor of two', () => {
    expect(isTooBusy([1, 1.5, 2, 1.2, 1.9])).toBe(false);
    expect(isTooBusy([1, 1.5, 2.1, 1.2, 1.9])).toBe(true);
  });
});
