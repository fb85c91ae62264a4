import { DAY_MS } from './durations.ts';
import { instantOf, wallDate } from './wall-date.ts';

type Period = { readonly start: Date; readonly end: Date };

/**
 * Moves a period of whole days to another time zone; null if it does not start and end at midnight in the first zone.
 */
export function sameDaysIn({ start, end }: Period, from: string, to: string): Period | null {
  const [first, last] = [wallDate(start, from), wallDate(end, from)];
  if (first.getTime() % DAY_MS !== 0 || last.getTime() % DAY_MS !== 0) return null;
  return { start: instantOf(first, to), end: instantOf(last, to) };
}
