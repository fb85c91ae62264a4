import { DIARY_CATEGORIES } from './enumerations.ts';

/** What a diary can be looked through for, more than is written so far. */
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

/** Returns the category of this name, if it is one. */
export function diaryFilterCategory(name: string): DiaryFilterCategory | undefined {
  return DIARY_FILTER_CATEGORIES.find((known) => known === name);
}
