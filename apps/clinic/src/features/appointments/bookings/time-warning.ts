import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { spanOnDay } from '../calendar/member-days.ts';
import { eachDay } from '../calendar/visible-days.ts';
import { workingSpansOn } from '../grid/working-time.ts';

/** Why a time is unusual. Staff may choose it anyway. */
export type TimeWarning = 'PAST' | 'CLOSED' | 'OUTSIDE_HOURS' | 'NOT_WORKING';

export type TimeWarningContext = {
  readonly now: Date;
  readonly zone: string;
  /** Working hours of the clinic; empty if it has not entered any. */
  readonly week: readonly WeeklySpan[];
  /** Hours of the team member; null if they work the clinic's hours. */
  readonly own: readonly WeeklySpan[] | null;
  /** Calendar entries of that day. */
  readonly events: readonly CalendarEvent[];
};

/** Returns the most important reason why a time is unusual, or null. */
export function findTimeWarning(time: EntryTime, context: TimeWarningContext): TimeWarning | null {
  const { now, zone, week, own, events } = context;
  if (new Date(time.start) < now) return 'PAST';
  if (events.some((event) => isClosure(event) && overlaps(event, time))) return 'CLOSED';
  if (week.length === 0) return null;
  const wall = { start: wallDate(time.start, zone), end: wallDate(time.end, zone) };
  const days = eachDay({ from: wallDay(wall.start), to: wallDay(wall.end) });
  const isInside = (hours: readonly WeeklySpan[] | null) =>
    days.every((day) => {
      const { from, to } = spanOnDay(wall, day);
      const working = workingSpansOn(day, week, hours);
      return from >= to || working.some((span) => span.from <= from && to <= span.to);
    });
  if (!isInside(null))
    return workingSpansOn(days[0] ?? '', week, null).length === 0 ? 'CLOSED' : 'OUTSIDE_HOURS';
  return isInside(own) ? null : 'NOT_WORKING';
}

const isClosure = ({ category, payload }: CalendarEvent) =>
  category === 'OOO' && payload.valid && payload.event.resource === null;

const overlaps = ({ payload: { event } }: CalendarEvent, { start, end }: EntryTime) =>
  event.start !== null &&
  event.end !== null &&
  Date.parse(event.start) < Date.parse(end) &&
  Date.parse(start) < Date.parse(event.end);
