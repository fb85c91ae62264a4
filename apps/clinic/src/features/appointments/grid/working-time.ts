import { DAY_MINUTES } from '@zampa/domain/time/durations';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { minuteOf } from '@zampa/domain/timetables/weekly-hours';
import {
  intersectSpans,
  mergeSpans,
  type Span,
  subtractSpans,
} from '@zampa/domain/appointments/slots/spans';
import { weekdayOf } from '../calendar/visible-days.ts';

const DAY: Span = { from: 0, to: DAY_MINUTES };

/**
 * Returns when somebody works on a day, in minutes after midnight: within the clinic's hours, and within their own if
 * they have some.
 */
export function workingOn(
  day: string,
  hours: readonly WeeklySpan[],
  own: readonly WeeklySpan[] | null,
): readonly Span[] {
  const open = spansOf(day, hours);
  return own ? intersectSpans(open, spansOf(day, own)) : open;
}

function spansOf(day: string, hours: readonly WeeklySpan[]): readonly Span[] {
  const weekday = weekdayOf(day);
  return mergeSpans(
    hours
      .filter((span) => span.weekday === weekday)
      .map(({ from, to }) => ({ from: minuteOf(from) ?? 0, to: minuteOf(to) ?? 0 })),
  );
}

/** Returns the rest of a day. */
export const offOn = (working: readonly Span[]): readonly Span[] => subtractSpans([DAY], working);

/** Returns how many minutes of working time nothing takes. */
export function freeMinutes(working: readonly Span[], taken: readonly Span[]): number {
  const free = subtractSpans(working, mergeSpans(taken));
  return free.reduce((sum, { from, to }) => sum + to - from, 0);
}

const HOUR = 60;
const USUAL: Span = { from: 8 * HOUR, to: 19 * HOUR };

/**
 * Returns the part of the day to draw, in whole hours: all working time and all that is booked, with an hour around it.
 */
export function drawnHours(working: readonly Span[], taken: readonly Span[]): Span {
  const all = [...working, ...taken];
  if (all.length === 0) return USUAL;
  const first = Math.min(...all.map(({ from }) => from));
  const last = Math.max(...all.map(({ to }) => to));
  return {
    from: Math.max(0, Math.floor(first / HOUR) * HOUR - HOUR),
    to: Math.min(DAY.to, Math.ceil(last / HOUR) * HOUR + HOUR),
  };
}

/** Returns where spans of a day lie in what is drawn of it, in percent from the top. */
export function shadesIn(
  spans: readonly Span[],
  drawn: Span,
): readonly { readonly top: number; readonly height: number }[] {
  const length = drawn.to - drawn.from;
  return intersectSpans(spans, [drawn]).map(({ from, to }) => ({
    top: ((from - drawn.from) / length) * 100,
    height: ((to - from) / length) * 100,
  }));
}
