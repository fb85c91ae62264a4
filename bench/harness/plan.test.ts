import { describe, expect, it } from 'vitest';
import { readPlan } from './plan.ts';

describe('readPlan', () => {
  it('measures three sizes up to a million by default', () => {
    expect(readPlan([]).sizes).toEqual([10_000, 100_000, 1_000_000]);
  });

  it('reads sizes and scenario names from the options', () => {
    const plan = readPlan(['--quick', '--sizes=400,4000', '--only=calendar,clients']);
    expect(plan).toMatchObject({
      isQuick: true,
      sizes: [400, 4000],
      only: ['calendar', 'clients'],
    });
  });

  it('rejects an unknown option', () => {
    expect(() => readPlan(['--fast'])).toThrow('--fast');
    expect(() => readPlan(['--sizes=many'])).toThrow('many');
  });
});
