import { describe, expect, it } from 'vitest';
import { DIARY_FILTER_CATEGORIES, diaryFilterCategory } from './diary-filter.ts';
import { DIARY_CATEGORIES } from './enumerations.ts';

describe('diaryFilterCategory', () => {
  it.each(['DIARY_GENERIC', 'WEIGHT_MONITORING'])('knows %s', (name) => {
    expect(diaryFilterCategory(name)).toBe(name);
  });

  it.each(['trip', 'VISIT', ''])('does not know %o', (name) => {
    expect(diaryFilterCategory(name)).toBeUndefined();
  });

  it('offers each once, and all that can be written', () => {
    expect(new Set(DIARY_FILTER_CATEGORIES).size).toBe(DIARY_FILTER_CATEGORIES.length);
    expect(DIARY_FILTER_CATEGORIES).toEqual(expect.arrayContaining([...DIARY_CATEGORIES]));
  });
});
