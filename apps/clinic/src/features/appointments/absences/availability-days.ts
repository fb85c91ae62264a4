import { DAY_MINUTES, MINUTE_MS } from '@zampa/domain/time/durations';
import { wallDate } from '@zampa/domain/time/wall-date';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { wallAt } from '@zampa/domain/time/wall-day';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import {
  intersectSpans,
  mergeSpans,
  type Span,
  subtractSpans,
} from '@zampa/domain/appointments/slots/spans';
import { minuteOf, type WeeklySpan } from '@zampa/domain/timetables/weekly-hours';

/** The days that are reported: today and the next fourteen. */
export const REPORTED_DAYS = 15;

export type DayState = 'off' | 'working' | 'partly' | 'away';

export type ReportedDay = {
  readonly day: string;
  readonly state: DayState;
  /** The absences of the member alone on this day, which can be taken back. */
  readonly absences: readonly CalendarEvent[];
};

export type Reported = {
  readonly memberId: string;
  /** Null: those of the clinic. */
  readonly own: readonly WeeklySpan[] | null;
};

/** Returns how one of the staff works on each of these days, with what keeps them from it. */
export function reportedDays(
  first: string,
  { memberId, own }: Reported,
  hours: readonly WeeklySpan[],
  events: readonly CalendarEvent[],
  zone: string,
): readonly ReportedDay[] {
  const away = events.filter(
    ({ category, payload }) =>
      category === 'OOO' &&
      (payload.event.resource === memberId || payload.event.resource === null),
  );
  return Array.from({ length: REPORTED_DAYS }, (_none, index) => {
    const day = dayPlus(first, index);
    const open = spansOf(day, hours);
    const working = own ? intersectSpans(open, spansOf(day, own)) : open;
    const held = away.filter((event) => spanOn(event, day, zone) !== null);
    const taken = mergeSpans(held.flatMap((event) => spanOn(event, day, zone) ?? []));
    const left = subtractSpans(working, taken);
    const absences = held.filter(({ payload }) => payload.event.resource === memberId);
    return { day, absences, state: stateOf(working, left) };
  });
}

function stateOf(working: readonly Span[], left: readonly Span[]): DayState {
  if (working.length === 0) return 'off';
  if (left.length === 0) return 'away';
  return lengthOf(left) < lengthOf(working) ? 'partly' : 'working';
}

const lengthOf = (spans: readonly Span[]) =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

function spansOf(day: string, hours: readonly WeeklySpan[]): readonly Span[] {
  const weekday = wallAt(day).getUTCDay() || 7;
  return mergeSpans(
    hours
      .filter((span) => span.weekday === weekday)
      .map(({ from, to }) => ({ from: minuteOf(from) ?? 0, to: minuteOf(to) ?? 0 })),
  );
}

/** What an absence takes of a day, in minutes after midnight; null where it is on other days. */
function spanOn({ payload }: CalendarEvent, day: string, zone: string): Span | null {
  const { start, end } = payload.event;
  if (!start || !end) return null;
  const midnight = wallAt(day).getTime();
  const minute = (instant: string) =>
    Math.min(DAY_MINUTES, Math.max(0, (wallDate(instant, zone).getTime() - midnight) / MINUTE_MS));
  const span = { from: minute(start), to: minute(end) };
  return span.to > span.from ? span : null;
}
