import { describe, expect, it } from 'vitest';
import type { Comparison } from '../harness/result.ts';
import { growthOf, missesOf } from './verdict.ts';

function comparison(size: number, cost: number, ratio: number, isTooBusy = false): Comparison {
  const figures = { process: cost / 4, database: (cost * 3) / 4, p50: cost, rate: 1 };
  return {
    kind: 'comparison',
    title: 'a list',
    size,
    ours: figures,
    bare: figures,
    ratio: { middle: ratio, least: ratio, most: ratio },
    isTooBusy,
    bytes: { ours: 1, bare: 1 },
    planning: { plans: 0, planning: 0, execution: 1 },
    status: 200,
    aims: { ratio: 1.35, growth: 1.15 },
  };
}

describe('missesOf', () => {
  const small = comparison(10_000, 8, 1.2);

  it('reports a ratio and a growth above their aims', () => {
    const large = comparison(100_000, 12, 2);
    expect(missesOf(large, [small, large])).toEqual([
      'a list, 100,000: 2.00 × bare (aim: ≤ 1.35)',
      'a list, 100,000: growth 1.50 (aim: ≤ 1.15)',
    ]);
  });

  it('reports a request rate below its aim', () => {
    const list = { ...small, bare: { ...small.bare, rate: 4 }, aims: { rate: 0.5 } };
    expect(missesOf(list, [list])).toEqual([
      'a list, 10,000: 0.25 × the requests a second of bare (aim: ≥ 0.5)',
    ]);
    expect(missesOf({ ...list, aims: { rate: 0.25 } }, [list])).toEqual([]);
  });

  it('reports nothing when both aims are met', () => {
    const large = comparison(100_000, 9, 1.35);
    expect(growthOf(large, [small, large])).toBe(1.125);
    expect(missesOf(large, [small, large])).toEqual([]);
    expect(growthOf(small, [small, large])).toBeNull();
  });

  it('ignores rounds measured on a busy machine', () => {
    const large = comparison(100_000, 99, 99, true);
    expect(missesOf(large, [small, large])).toEqual([]);
  });
});
