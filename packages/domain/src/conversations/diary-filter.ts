import { DIARY_CATEGORIES, HEALTH_CATEGORIES, type DiaryCategory } from './enumerations.ts';

/** All categories of diary entries: those that people may choose, and those that features write. */
export const DIARY_FILTER_CATEGORIES = [
  ...DIARY_CATEGORIES,
  'FEEDING',
  'THERAPY',
  'HYGIENE',
  'PLAY',
  'SOCIALIZATION',
  'SLEEP',
  'WALK',
  'COMMAND_TRAINING',
  'WEIGHT_MONITORING',
  'MEDICATION',
  'SYMPTOMS',
  'SOCIAL_VISITS',
  'VACATION',
  'SPECIAL_CARE',
  'BREEDING',
  'ENVIRONMENT_CHECK',
] as const;
export type DiaryFilterCategory = (typeof DIARY_FILTER_CATEGORIES)[number];

/** Categories of everything that a diary lists: visits and consultations too. */
export const DIARY_LIST_CATEGORIES = [...HEALTH_CATEGORIES, ...DIARY_FILTER_CATEGORIES] as const;
export type DiaryListCategory = (typeof DIARY_LIST_CATEGORIES)[number];

/** Entries of the health record that a family's diary lists beside its own. */
export const RECORD_CATEGORIES = ['NOTE', 'VACCINATION', 'DOCUMENT'] as const;
export type RecordCategory = (typeof RECORD_CATEGORIES)[number];

/** Categories of a family's timeline: of its diary and of the health record of its pets. */
export const TIMELINE_CATEGORIES = [
  ...HEALTH_CATEGORIES,
  ...RECORD_CATEGORIES,
  ...DIARY_FILTER_CATEGORIES,
] as const;
export type TimelineCategory = (typeof TIMELINE_CATEGORIES)[number];

/** Returns whether the category is one of the health record. */
export const isRecordCategory = (category: string): category is RecordCategory =>
  RECORD_CATEGORIES.some((each) => each === category);

/** Categories that people choose in the form. BOT_PET entries are automatic. */
export const WRITABLE_CATEGORIES = DIARY_CATEGORIES.filter(
  (category): category is Exclude<DiaryCategory, 'BOT_PET'> => category !== 'BOT_PET',
);

/** Returns the filter category with this name; undefined if there is no such category. */
export function findDiaryFilterCategory(name: string): DiaryFilterCategory | undefined {
  return DIARY_FILTER_CATEGORIES.find((each) => each === name);
}

/** Returns the category of a diary list with this name; undefined if there is no such category. */
export function findDiaryListCategory(name: string): DiaryListCategory | undefined {
  return DIARY_LIST_CATEGORIES.find((each) => each === name);
}

/** Returns whether entries of the category are written by people, who may edit and delete their own. */
export function isWrittenByPeople(category: string): category is DiaryCategory {
  return DIARY_CATEGORIES.some((each) => each === category);
}

/**
 * Returns the categories with their number of entries. Categories with entries come first; each part keeps the
 * given order.
 */
export function withCounts<Category extends string>(
  categories: readonly Category[],
  counts: readonly { readonly category: string; readonly count: number }[],
): { readonly category: Category; readonly count: number }[] {
  return categories
    .map((category) => ({
      category,
      count: counts.find((each) => each.category === category)?.count ?? 0,
    }))
    .toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0));
}
