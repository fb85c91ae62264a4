import { describe, expect, it } from 'vitest';
import { stableChoice } from './stable-choice.ts';

/** Ids as they are made within one second: the same beginning, another end. */
const ids = Array.from(
  { length: 4000 },
  (_, index) => `01936f2e-7c00-7000-8000-${(index * 2654435761).toString(16).padStart(12, '0')}`,
);

describe('stableChoice', () => {
  it('is the same for the same id', () => {
    expect(ids.map((id) => stableChoice(id, 8))).toEqual(ids.map((id) => stableChoice(id, 8)));
  });

  // Written down so that a change of the function, which would recolour everybody, is seen.
  it.each([
    ['01936f2e-7c00-7000-8000-000000000001', 2],
    ['01936f2e-7c00-7000-8000-000000000002', 3],
    ['', 4],
  ])('keeps the choice of %j for good', (id, choice) => {
    expect(stableChoice(id, 8)).toBe(choice);
  });

  it.each([2, 5, 6, 8])('spreads ids of one moment evenly over %i choices', (choices) => {
    const counts = Array.from({ length: choices }, () => 0);
    for (const id of ids) {
      const choice = stableChoice(id, choices);
      counts[choice] = (counts[choice] ?? NaN) + 1;
    }
    const fair = ids.length / choices;
    expect(Math.max(...counts)).toBeLessThan(fair * 1.15);
    expect(Math.min(...counts)).toBeGreaterThan(fair * 0.85);
  });
});
