import { describe, expect, it } from 'vitest';
import { matchRank, sortByMatch } from './match-rank.ts';

describe('matchRank', () => {
  it.each([
    { label: 'Luna', typed: 'luna', rank: 0 },
    { label: 'Lùna', typed: 'LUNA ', rank: 0 },
    { label: 'Luna Rossi', typed: 'luna', rank: 1 },
    { label: 'Marta Luna', typed: 'lun', rank: 2 },
    { label: 'Marta Bianchi', typed: 'bia mar', rank: 2 },
    { label: 'Aluna', typed: 'luna', rank: 3 },
    { label: 'Valentina Leone', typed: 'luna', rank: 4 },
    { label: 'Луна', typed: 'лу', rank: 1 },
  ])('of "$label" for "$typed" is $rank', ({ label, typed, rank }) => {
    expect(matchRank(label, typed)).toBe(rank);
  });
});

describe('sortByMatch', () => {
  const group = (label: string, ...labels: readonly string[]) => ({
    label,
    items: labels.map((each) => ({ label: each })),
  });

  it('puts the group with the best match first, and the best match first in its group', () => {
    const sorted = sortByMatch(
      [
        group('Clients', 'Valentina Leone', 'Marta Luna'),
        group('Pets', 'Lunetta', 'Luna'),
        group('Actions', 'Open lunch break'),
      ],
      'luna',
    );
    expect(sorted.map(({ label }) => label)).toEqual(['Pets', 'Clients', 'Actions']);
    expect(sorted[0]?.items).toEqual([{ label: 'Luna' }, { label: 'Lunetta' }]);
    expect(sorted[1]?.items).toEqual([{ label: 'Marta Luna' }, { label: 'Valentina Leone' }]);
  });

  it('keeps the order of equal matches', () => {
    const groups = [group('Clients', 'Rossi Ada'), group('Pets', 'Rossi')];
    expect(sortByMatch(groups, 'x')).toEqual(groups);
  });
});
