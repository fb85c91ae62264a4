import type { DayClock } from '../../time/wall-clock.ts';
import { intersectSpans, mergeSpans, type Span } from './spans.ts';

/** Hours of a weekday in minutes after midnight, by the clocks of the facility; Monday is 1. */
export type WeekdaySpan = {
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
};

/** Returns the hours of a week on these days; hours up to midnight and hours from midnight on are one stretch. */
export function spansOn(
  clocks: readonly DayClock[],
  hours: readonly WeekdaySpan[],
): readonly Span[] {
  return mergeSpans(
    clocks.flatMap((clock) =>
      hours
        .filter(({ weekday }) => weekday === clock.weekday)
        .map(({ fromMinute, toMinute }) => ({
          from: clock.reaching(fromMinute),
          to: clock.reaching(toMinute),
        })),
    ),
  );
}

/**
 * Returns when somebody works on these days: while the facility is open, and by their own timetable where they have
 * one.
 *
 * @param open the hours of the facility on these days
 * @param own null for whoever works the hours of the facility
 */
export function workingSpans(
  clocks: readonly DayClock[],
  open: readonly Span[],
  own: readonly WeekdaySpan[] | null,
): readonly Span[] {
  return own ? intersectSpans(open, spansOn(clocks, own)) : open;
}
