import { describe, expect, it } from 'vitest';
import { distinctChoices, stableChoice } from './stable-choice.ts';

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

describe('distinctChoices', () => {
  const team = Array.from(
    { length: 20 },
    (_none, at) => `01990000-0000-7000-8000-0000000000${at + 10}`,
  );

  it('gives nobody a colour twice before all are given', () => {
    for (const count of [2, 3, 8]) {
      const given = [...distinctChoices(team.slice(0, count), 8).values()];
      expect(new Set(given).size).toBe(count);
    }
    const shared = [...distinctChoices(team.slice(0, 16), 8).values()].toSorted((a, b) => a - b);
    expect(shared).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
  });

  it('keeps the colours of those who are there when somebody joins, whatever the order', () => {
    const before = distinctChoices(team.slice(0, 9), 8);
    const after = distinctChoices(team.slice(0, 10).toReversed(), 8);
    for (const [id, choice] of before) expect(after.get(id)).toBe(choice);
  });
});
