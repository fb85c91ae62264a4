import { DAY_MINUTES } from '@zampa/domain/time/durations';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { parseMinute } from '@zampa/domain/timetables/weekly-hours';
import {
  intersectSpans,
  mergeSpans,
  type Span,
  subtractSpans,
} from '@zampa/domain/appointments/slots/spans';
import { weekdayOf } from '../calendar/visible-days.ts';

const DAY: Span = { from: 0, to: DAY_MINUTES };
const HOUR = 60;
const DEFAULT_HOURS: Span = { from: 8 * HOUR, to: 19 * HOUR };

/**
 * Returns the working time of a day, in minutes after midnight: the clinic's hours, limited to the member's own hours
 * if given.
 */
export function workingSpansOn(
  day: string,
  hours: readonly WeeklySpan[],
  own: readonly WeeklySpan[] | null,
): readonly Span[] {
  const open = spansOfDay(day, hours);
  return own ? intersectSpans(open, spansOfDay(day, own)) : open;
}

function spansOfDay(day: string, hours: readonly WeeklySpan[]): readonly Span[] {
  const weekday = weekdayOf(day);
  return mergeSpans(
    hours
      .filter((span) => span.weekday === weekday)
      .map(({ from, to }) => ({ from: parseMinute(from) ?? 0, to: parseMinute(to) ?? 0 })),
  );
}

/** Returns the parts of a day outside working time. */
export const offHours = (working: readonly Span[]): readonly Span[] =>
  subtractSpans([DAY], working);

/** Returns when a day's working time begins, from the hours outside of it; on a closed day the usual opening. */
export function openingMinute([first]: readonly Span[]): number {
  if (first?.from !== 0) return 0;
  return first.to < DAY_MINUTES ? first.to : DEFAULT_HOURS.from + HOUR;
}

/** Returns the minutes of working time that are not taken. */
export function computeFreeMinutes(working: readonly Span[], taken: readonly Span[]): number {
  const free = subtractSpans(working, mergeSpans(taken));
  return free.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Returns the hours of a day to draw: working time and bookings plus one hour before and after, in whole hours. */
export function computeVisibleHours(working: readonly Span[], taken: readonly Span[]): Span {
  const all = [...working, ...taken];
  if (all.length === 0) return DEFAULT_HOURS;
  const first = Math.min(...all.map(({ from }) => from));
  const last = Math.max(...all.map(({ to }) => to));
  return {
    from: Math.max(0, Math.floor(first / HOUR) * HOUR - HOUR),
    to: Math.min(DAY.to, Math.ceil(last / HOUR) * HOUR + HOUR),
  };
}

/** Returns the spans within the visible hours, in percent from the top. */
export function toPercentSpans(
  spans: readonly Span[],
  visibleHours: Span,
): readonly { readonly top: number; readonly height: number }[] {
  const length = visibleHours.to - visibleHours.from;
  return intersectSpans(spans, [visibleHours]).map(({ from, to }) => ({
    top: ((from - visibleHours.from) / length) * 100,
    height: ((to - from) / length) * 100,
  }));
}
