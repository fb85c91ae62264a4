import { describe, expect, it } from 'vitest';
import { distinctChoices, stableChoice } from './stable-choice.ts';

/** Ids created within a second: the same prefix, different ends. */
const ids = Array.from(
  { length: 4000 },
  (_, index) => `01936f2e-7c00-7000-8000-${(index * 2654435761).toString(16).padStart(12, '0')}`,
);

describe('stableChoice', () => {
  it('returns the same choice for the same id', () => {
    expect(ids.map((id) => stableChoice(id, 8))).toEqual(ids.map((id) => stableChoice(id, 8)));
  });

  // Fixed values, so that a change of the hash, which would recolor everybody, fails.
  it.each([
    ['01936f2e-7c00-7000-8000-000000000001', 2],
    ['01936f2e-7c00-7000-8000-000000000002', 3],
    ['', 4],
  ])('returns the documented choice for %j', (id, choice) => {
    expect(stableChoice(id, 8)).toBe(choice);
  });

  it.each([2, 5, 6, 8])('spreads ids of one second evenly over %i choices', (choices) => {
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

  it('assigns every color once before repeating one', () => {
    for (const count of [2, 3, 8]) {
      const colors = [...distinctChoices(team.slice(0, count), 8).values()];
      expect(new Set(colors).size).toBe(count);
    }
    const shared = [...distinctChoices(team.slice(0, 16), 8).values()].toSorted((a, b) => a - b);
    expect(shared).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
  });

  it('keeps existing colors when a later id joins, in any order', () => {
    const before = distinctChoices(team.slice(0, 9), 8);
    const after = distinctChoices(team.slice(0, 10).toReversed(), 8);
    for (const [id, choice] of before) expect(after.get(id)).toBe(choice);
  });
});
