import { DAY_MS } from './durations.ts';
import { instantOf, wallDate } from './wall-date.ts';

type Period = { readonly start: Date; readonly end: Date };

/**
 * Returns the same whole days by the clocks of another zone; null for a period that does not reach from midnight to
 * midnight by those of the first.
 */
export function sameDaysIn({ start, end }: Period, from: string, to: string): Period | null {
  const [first, last] = [wallDate(start, from), wallDate(end, from)];
  if (first.getTime() % DAY_MS !== 0 || last.getTime() % DAY_MS !== 0) return null;
  return { start: instantOf(first, to), end: instantOf(last, to) };
}
