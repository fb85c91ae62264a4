import { describe, expect, it } from 'vitest';
import { isTooBusy, median, percentile, ratioOf } from './statistics.ts';

describe('median and percentiles', () => {
  it('returns the third of five values in any order', () => {
    expect(median([9, 1, 5, 100, 3])).toBe(5);
  });

  it('computes percentiles from the smallest value', () => {
    const times = Array.from({ length: 200 }, (_none, at) => 200 - at);
    expect(percentile(times, 99)).toBe(199);
    expect(percentile(times, 0)).toBe(1);
    expect(percentile([7], 100)).toBe(7);
  });
});

describe('ratioOf', () => {
  it('compares the two sides round by round', () => {
    // The machine was half as fast in the last two rounds, for both.
    expect(ratioOf([4, 4, 4, 8, 8], [2, 2, 2, 4, 4])).toEqual({ middle: 2, least: 2, most: 2 });
  });

  it('returns the smallest and the largest ratio of the rounds', () => {
    expect(ratioOf([3, 4, 6, 5, 10], [2, 2, 2, 2, 2])).toEqual({
      middle: 2.5,
      least: 1.5,
      most: 5,
    });
  });

  it('rejects a round without a counterpart', () => {
    expect(() => ratioOf([1, 2], [1])).toThrow('2 rounds of ours beside 1');
    expect(() => ratioOf([], [])).toThrow('0 rounds');
  });
});

describe('isTooBusy', () => {
  it('is true if the bare rounds differ by more than a factor of two', () => {
    expect(isTooBusy([1, 1.5, 2, 1.2, 1.9])).toBe(false);
    expect(isTooBusy([1, 1.5, 2.1, 1.2, 1.9])).toBe(true);
  });
});
