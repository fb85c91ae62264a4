import { describe, expect, it } from 'vitest';
import { readPlan } from './plan.ts';

describe('what is asked of the suite', () => {
  it('is three sizes, up to a million', () => {
    expect(readPlan([]).sizes).toEqual([10_000, 100_000, 1_000_000]);
  });

  it('takes other sizes, and single scenarios', () => {
    const plan = readPlan(['--quick', '--sizes=400,4000', '--only=calendar,clients']);
    expect(plan).toMatchObject({
      isQuick: true,
      sizes: [400, 4000],
      only: ['calendar', 'clients'],
    });
  });

  it('refuses what it does not know', () => {
    expect(() => readPlan(['--fast'])).toThrow('--fast');
    expect(() => readPlan(['--sizes=many'])).toThrow('many');
  });
});
