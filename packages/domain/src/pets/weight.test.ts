import { describe, expect, it } from 'vitest';
import { parseGrams } from './weight.ts';

describe('parseGrams', () => {
  it.each([
    { typed: '12', grams: 12_000 },
    { typed: '12.4', grams: 12_400 },
    { typed: ' 0,035 ', grams: 35 },
    { typed: '0,001', grams: 1 },
    { typed: '2000', grams: 2_000_000 },
    { typed: '2000.001', grams: null },
    { typed: '0', grams: null },
    { typed: '1,2345', grams: null },
    { typed: '-3', grams: null },
    { typed: '1.000,5', grams: null },
    { typed: 'heavy', grams: null },
  ])('parses "$typed" as $grams', ({ typed, grams }) => {
    expect(parseGrams(typed)).toBe(grams);
  });
});
