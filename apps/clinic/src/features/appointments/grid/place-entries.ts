import type { Span } from '@zampa/domain/appointments/slots/spans';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { wallAt, wallDay, wallTime } from '@zampa/domain/time/wall-day';
import type { Translate } from '@zampa/i18n/translator';
import { formatTimeRange, spanOnDay } from '../calendar/member-days.ts';
import { computeHorizontalLayout, type HorizontalPosition } from './day-layout.ts';
import type { GridEntry } from './grid-entries.ts';
import { QUARTER } from '../gestures/gestures.ts';

/** Vertical position in a column, in percent of its height. */
export type VerticalPosition = { readonly top: number; readonly height: number };

export type PlacedEntry = VerticalPosition & HorizontalPosition & { readonly entry: GridEntry };

type Times = Pick<GridEntry, 'start' | 'end'>;

/**
 * Returns the part of an entry on a day within the visible hours. An entry outside of them becomes a quarter of an hour
 * at their edge, so that it is never hidden.
 */
export function visibleSpan(times: Times, day: string, visibleHours: Span): Span {
  const { from, to } = spanOnDay(times, day);
  const start = Math.min(Math.max(from, visibleHours.from), visibleHours.to - QUARTER);
  const end = Math.min(to, visibleHours.to);
  return { from: start, to: end > start ? end : start + QUARTER };
}

/** Returns the position of a span in a column of the visible hours. */
export function toVerticalPosition({ from, to }: Span, visibleHours: Span): VerticalPosition {
  const length = visibleHours.to - visibleHours.from;
  return {
    top: ((from - visibleHours.from) / length) * 100,
    height: ((to - from) / length) * 100,
  };
}

/** Computes the positions of a day's entries in their column: side by side where they overlap. */
export function placeEntries(
  entries: readonly GridEntry[],
  day: string,
  visibleHours: Span,
): readonly PlacedEntry[] {
  const timed = entries.map((entry) => {
    const span = visibleSpan(entry, day, visibleHours);
    return { entry, start: span.from, end: span.to, ...toVerticalPosition(span, visibleHours) };
  });
  const positions = computeHorizontalLayout(timed);
  return timed
    .toSorted((a, b) => a.start - b.start)
    .map((each) => ({
      entry: each.entry,
      top: each.top,
      height: each.height,
      ...(positions.get(each) ?? { left: 0, width: 100 }),
    }));
}

/** Formats the hours of an entry on one of its days: `09:00 – 09:30`, `22:00 –` if it continues, or "All day". */
export function formatHoursOnDay(t: Translate, { start, end }: Times, day: string): string {
  const startsBefore = wallDay(start) < day;
  const endsAfter = end > wallAt(dayPlus(day, 1));
  if (startsBefore && endsAfter) return t('appointments:calendar.agenda.allDay');
  if (startsBefore) return `– ${wallTime(end)}`;
  if (endsAfter) return `${wallTime(start)} –`;
  return formatTimeRange(t, { start, end }, day);
}
