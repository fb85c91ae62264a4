import { DAY_MS } from '../time/durations.ts';

/** Age in whole years and remaining months; in the first month, whole weeks. */
export type Age = { readonly years: number; readonly months: number; readonly weeks: number };

const WEEK_MS = 7 * DAY_MS;

/** Returns the age on a day, both `YYYY-MM-DD`; never negative. */
export function ageOn(birthDate: string, day: string): Age {
  const [year, month, date] = partsOf(birthDate);
  const [toYear, toMonth, toDate] = partsOf(day);
  const months = Math.max(0, (toYear - year) * 12 + (toMonth - month) - (toDate < date ? 1 : 0));
  const weeks = months > 0 ? 0 : Math.floor((Date.parse(day) - Date.parse(birthDate)) / WEEK_MS);
  return { years: Math.floor(months / 12), months: months % 12, weeks: Math.max(0, weeks) };
}

function partsOf(day: string): readonly [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

export const SEXES = ['M', 'F'] as const;
export type Sex = (typeof SEXES)[number];
export const DEFAULT_SEX: Sex = 'M';
