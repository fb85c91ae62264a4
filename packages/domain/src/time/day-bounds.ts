import { dayPlus } from './plain-days.ts';
import { instantOf } from './wall-date.ts';
import { wallAt } from './wall-day.ts';

/**
 * Returns the instant at which a calendar day starts in a zone. Days with a DST change have 23 or 25 hours.
 *
 * @param day `YYYY-MM-DD`
 */
export const startOfDay = (day: string, zone: string): Date => instantOf(wallAt(day), zone);

/** Returns the last millisecond of a calendar day in a zone. */
export const endOfDay = (day: string, zone: string): Date =>
  new Date(startOfDay(dayPlus(day, 1), zone).getTime() - 1);
