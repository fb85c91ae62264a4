import { describe, expect, it } from 'vitest';
import {
  countDiaryFilters,
  isReversedPeriod,
  mergeDiarySearch,
  readDiarySearch,
} from './diary-search.ts';

const LUNA = '00000000-0000-7000-8000-000000000006';

describe('readDiarySearch', () => {
  it.each([
    { search: {}, expected: {} },
    {
      search: { pets: [LUNA, 'luna'], category: ['TRIP', 'VISIT', 'GONE'], from: '2026-11-01' },
      expected: { pets: [LUNA], category: ['TRIP', 'VISIT'], from: '2026-11-01' },
    },
    {
      search: { category: ['NOTE'], text: 'x '.repeat(200) },
      expected: { category: ['NOTE'], text: 'x '.repeat(100) },
    },
    { search: { pets: LUNA, category: 'TRIP', from: '2026-02-30', to: 'today' }, expected: {} },
  ])('reads $search', ({ search, expected }) => {
    expect(readDiarySearch(search)).toEqual(expected);
  });
});

describe('mergeDiarySearch', () => {
  it('changes some filters and removes empty ones', () => {
    const search = { pets: [LUNA], category: ['TRIP' as const], from: '2026-11-01' };
    expect(mergeDiarySearch(search, { category: [], to: '2026-11-20' })).toEqual({
      pets: [LUNA],
      from: '2026-11-01',
      to: '2026-11-20',
    });
    expect(mergeDiarySearch(search, { from: undefined })).toEqual({
      pets: [LUNA],
      category: ['TRIP'],
    });
  });
});

it('countDiaryFilters counts every filter except the pets', () => {
  expect(countDiaryFilters({ pets: [LUNA], category: ['TRIP', 'BIRTH'], to: '2026-11-20' })).toBe(
    3,
  );
});

it.each([
  { search: { from: '2026-11-02', to: '2026-11-01' }, expected: true },
  { search: { from: '2026-11-01', to: '2026-11-01' }, expected: false },
  { search: { from: '2026-11-01' }, expected: false },
])('isReversedPeriod of $search is $expected', ({ search, expected }) => {
  expect(isReversedPeriod(search)).toBe(expected);
});
