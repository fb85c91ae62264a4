import { describe, expect, it } from 'vitest';
import { doseByWeight } from './dose-by-weight.ts';

const TODAY = '2026-06-30';

describe('dose by weight', () => {
  it.each([
    [10, 12_000, 120],
    [0.1, 4250, 0.43],
    [2.2, 5, 0.01],
    [15, 1, 0.02],
  ])('%s mg/kg for %s g is %s mg', (perKg, grams, milligrams) => {
    const weighing = { grams, weighedOn: TODAY };
    expect(doseByWeight(perKg, weighing, null, TODAY)).toEqual({
      milligrams,
      weighing,
      isWeightOld: false,
    });
  });

  it.each([
    ['2026-05-31', null, false],
    ['2026-05-30', null, true],
    ['2026-05-31', '2020-01-01', false],
    ['2026-06-23', '2026-04-01', false],
    ['2026-06-22', '2026-04-01', true],
    // Six months old today.
    ['2026-06-22', '2025-12-29', false],
    ['2026-06-22', '2025-12-30', true],
  ])('weighed on %s, born %s: ask again %s', (weighedOn, birthDate, isWeightOld) => {
    const advice = doseByWeight(1, { grams: 1000, weighedOn }, birthDate, TODAY);
    expect(advice.isWeightOld).toBe(isWeightOld);
  });
});
