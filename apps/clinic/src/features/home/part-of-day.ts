export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/**
 * Returns the part of the day that an hour belongs to.
 *
 * @param hour of the facility's clock, 0 to 23; the small hours still count as evening
 */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 13 ? 'morning' : 'afternoon';
}
