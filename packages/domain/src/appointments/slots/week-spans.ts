import type { DayClock } from '../../time/wall-clock.ts';
import { intersectSpans, mergeSpans, type Span } from './spans.ts';

/** Hours on a weekday, in minutes after midnight on the facility's clock; Monday is 1. */
export type WeekdaySpan = {
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
};

/** Returns the weekly hours on these days as spans. Hours that meet at midnight form one span. */
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
 * Returns a member's working time on these days: their own timetable within the facility's hours, or the facility's
 * hours.
 *
 * @param open hours of the facility on these days
 * @param own null for a member who works the facility's hours
 */
export function workingSpans(
  clocks: readonly DayClock[],
  open: readonly Span[],
  own: readonly WeekdaySpan[] | null,
): readonly Span[] {
  return own ? intersectSpans(open, spansOn(clocks, own)) : open;
}
