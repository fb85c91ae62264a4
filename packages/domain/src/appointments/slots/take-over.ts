import { DAY_MINUTES } from '../../time/durations.ts';
import { dayAfter, dayClock, daysBetween } from '../../time/wall-clock.ts';
import type { SlotCriteria } from './slots.ts';
import { mergeSpans, subtractSpans, type Span } from './spans.ts';
import { spansOn, workingSpans } from './week-spans.ts';

/** Why a colleague cannot take over a booking at its time. */
export type TakeOverRefusal = 'NOT_TREATED' | 'NOT_WORKING' | 'PERIOD_OCCUPIED';

/**
 * Returns why a colleague, the only member in the criteria, cannot take over this period; null if they can. The
 * period is in minutes since 1970 and, unlike offered slots, may start at any minute. Notice and horizon do not
 * apply.
 *
 * @param criteria without members if the colleague does not treat these services or species
 */
export function refusalToTakeOver(
  { zone, from, to, hours, closures, members, duration }: SlotCriteria,
  period: Span,
): TakeOverRefusal | null {
  const [member] = members;
  if (!member) return 'NOT_TREATED';
  const until = dayAfter(to, 1 + Math.floor(duration / DAY_MINUTES));
  const clocks = daysBetween(from, until).map((day) => dayClock(day, zone));
  const working = workingSpans(clocks, spansOn(clocks, hours), member.hours);
  const isWithin = (spans: readonly Span[]) =>
    spans.some((span) => span.from <= period.from && period.to <= span.to);
  if (!isWithin(working)) return 'NOT_WORKING';
  const free = subtractSpans(working, mergeSpans([...closures, ...member.busy]));
  return isWithin(free) ? null : 'PERIOD_OCCUPIED';
}
