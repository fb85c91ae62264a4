/** Whole years and months between a birth date and a day, both `YYYY-MM-DD`; never negative. */
export function ageOn(birthDate: string, day: string): { years: number; months: number } {
  const [from, to] = [birthDate, day].map((date) => date.split('-').map(Number)) as [
    number[],
    number[],
  ];
  const [year = 0, month = 0, date = 0] = from;
  const [toYear = 0, toMonth = 0, toDate = 0] = to;
  const months = (toYear - year) * 12 + (toMonth - month) - (toDate < date ? 1 : 0);
  const whole = Math.max(0, months);
  return { years: Math.floor(whole / 12), months: whole % 12 };
}

export const SEXES = ['M', 'F'] as const;
export type Sex = (typeof SEXES)[number];
export const DEFAULT_SEX: Sex = 'M';
