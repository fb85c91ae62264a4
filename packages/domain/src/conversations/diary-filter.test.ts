import { describe, expect, it } from 'vitest';
import {
  DIARY_FILTER_CATEGORIES,
  findDiaryFilterCategory,
  findDiaryListCategory,
  isRecordCategory,
  isWrittenByPeople,
  withCounts,
  WRITABLE_CATEGORIES,
} from './diary-filter.ts';
import { DIARY_CATEGORIES } from './enumerations.ts';

describe('findDiaryFilterCategory', () => {
  it.each(['DIARY_GENERIC', 'WEIGHT_MONITORING'])('returns the known category %s', (name) => {
    expect(findDiaryFilterCategory(name)).toBe(name);
  });

  it.each(['trip', 'VISIT', ''])('returns undefined for %o', (name) => {
    expect(findDiaryFilterCategory(name)).toBeUndefined();
  });

  it('includes every diary category, without duplicates', () => {
    expect(new Set(DIARY_FILTER_CATEGORIES).size).toBe(DIARY_FILTER_CATEGORIES.length);
    expect(DIARY_FILTER_CATEGORIES).toEqual(expect.arrayContaining([...DIARY_CATEGORIES]));
  });
});

describe('findDiaryListCategory', () => {
  it.each([
    ['VISIT', 'VISIT'],
    ['TRIP', 'TRIP'],
    ['BOOKING', undefined],
  ])('for %s returns %s', (name, category) => {
    expect(findDiaryListCategory(name)).toBe(category);
  });
});

describe('isRecordCategory', () => {
  it.each([
    ['VACCINATION', true],
    ['NOTE', true],
    ['DOCUMENT', true],
    ['VISIT', false],
    ['DIARY_GENERIC', false],
  ])('for %s is %s', (category, expected) => {
    expect(isRecordCategory(category)).toBe(expected);
  });
});

describe('isWrittenByPeople', () => {
  it.each([
    { category: 'DIARY_GENERIC', expected: true },
    { category: 'DEATH', expected: true },
    { category: 'BOT_PET', expected: true },
    { category: 'WEIGHT_MONITORING', expected: false },
    { category: 'VISIT', expected: false },
  ])('for $category is $expected', ({ category, expected }) => {
    expect(isWrittenByPeople(category)).toBe(expected);
  });
});

it('WRITABLE_CATEGORIES has the categories of the specification, except the category of the assistant', () => {
  expect(WRITABLE_CATEGORIES).toEqual(['DIARY_GENERIC', 'BIRTH', 'DEATH', 'TRAINING', 'TRIP']);
});

describe('withCounts', () => {
  it('puts categories with entries first and keeps the order otherwise', () => {
    const counts = [
      { category: 'TRIP', count: 1 },
      { category: 'BIRTH', count: 12 },
      { category: 'GONE', count: 5 },
    ];
    expect(withCounts(['VISIT', 'BIRTH', 'SLEEP', 'TRIP'], counts)).toEqual([
      { category: 'BIRTH', count: 12 },
      { category: 'TRIP', count: 1 },
      { category: 'VISIT', count: 0 },
      { category: 'SLEEP', count: 0 },
    ]);
  });
});
