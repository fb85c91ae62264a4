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
import { parseMinute, type WeeklySpan } from '@zampa/domain/timetables/weekly-hours';

/** Number of days shown: today and the next fourteen. */
export const AVAILABILITY_DAYS = 15;

export type DayState = 'off' | 'working' | 'partly' | 'away';

export type AvailabilityDay = {
  readonly day: string;
  readonly state: DayState;
  /** The member's own absences on this day, which can be canceled here; closures of the clinic are not included. */
  readonly absences: readonly CalendarEvent[];
};

export type MemberHours = {
  readonly memberId: string;
  /** Null for the working hours of the clinic. */
  readonly own: readonly WeeklySpan[] | null;
};

/** Computes the availability of a team member for each of the next days, with the absences that reduce it. */
export function computeAvailabilityDays(
  first: string,
  { memberId, own }: MemberHours,
  hours: readonly WeeklySpan[],
  events: readonly CalendarEvent[],
  zone: string,
): readonly AvailabilityDay[] {
  const away = events.filter(
    ({ category, payload }) =>
      category === 'OOO' &&
      (payload.event.resource === memberId || payload.event.resource === null),
  );
  return Array.from({ length: AVAILABILITY_DAYS }, (_none, index) => {
    const day = dayPlus(first, index);
    const open = spansOfDay(day, hours);
    const working = own ? intersectSpans(open, spansOfDay(day, own)) : open;
    const onDay = away.filter((event) => absenceSpanOn(event, day, zone) !== null);
    const taken = mergeSpans(onDay.flatMap((event) => absenceSpanOn(event, day, zone) ?? []));
    const left = subtractSpans(working, taken);
    const absences = onDay.filter(({ payload }) => payload.event.resource === memberId);
    return { day, absences, state: computeDayState(working, left) };
  });
}

function computeDayState(working: readonly Span[], left: readonly Span[]): DayState {
  if (working.length === 0) return 'off';
  if (left.length === 0) return 'away';
  return totalMinutes(left) < totalMinutes(working) ? 'partly' : 'working';
}

const totalMinutes = (spans: readonly Span[]) =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

function spansOfDay(day: string, hours: readonly WeeklySpan[]): readonly Span[] {
  const weekday = wallAt(day).getUTCDay() || 7;
  return mergeSpans(
    hours
      .filter((span) => span.weekday === weekday)
      .map(({ from, to }) => ({ from: parseMinute(from) ?? 0, to: parseMinute(to) ?? 0 })),
  );
}

/** Returns the part of an absence on a day, in minutes after midnight; null if it does not touch that day. */
function absenceSpanOn({ payload }: CalendarEvent, day: string, zone: string): Span | null {
  const { start, end } = payload.event;
  if (!start || !end) return null;
  const midnight = wallAt(day).getTime();
  const toMinute = (instant: string) =>
    Math.min(DAY_MINUTES, Math.max(0, (wallDate(instant, zone).getTime() - midnight) / MINUTE_MS));
  const span = { from: toMinute(start), to: toMinute(end) };
  return span.to > span.from ? span : null;
}
