export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/**
 * Returns the part of the day of an hour.
 *
 * @param hour in the facility's time zone, 0 to 23; the hours before 5 count as evening
 */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 13 ? 'morning' : 'afternoon';
}
