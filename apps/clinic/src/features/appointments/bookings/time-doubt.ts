import type { EntryTime } from '@zampa/client/appointments/use-move-entry';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { wallDate } from '@zampa/domain/time/wall-date';
import { wallDay } from '@zampa/domain/time/wall-day';
import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { spanOn } from '../calendar/member-days.ts';
import { eachDay } from '../calendar/visible-days.ts';
import { workingOn } from '../grid/working-time.ts';

/** Why a time is unusual; the clinic may choose it all the same. */
export type TimeDoubt = 'PAST' | 'CLOSED' | 'OUTSIDE_HOURS' | 'NOT_WORKING';

export type KnownHours = {
  readonly now: Date;
  readonly zone: string;
  /** Of the clinic; none where it has not said them yet. */
  readonly week: readonly WeeklySpan[];
  /** Of whose time it takes; null for whoever works the hours of the clinic. */
  readonly own: readonly WeeklySpan[] | null;
  /** What stands in the calendar on that day. */
  readonly events: readonly CalendarEvent[];
};

/** Returns what is unusual about a time, the weightiest alone; null where nothing is. */
export function doubtOf(time: EntryTime, known: KnownHours): TimeDoubt | null {
  const { now, zone, week, own, events } = known;
  if (new Date(time.start) < now) return 'PAST';
  if (events.some((event) => isClosure(event) && overlaps(event, time))) return 'CLOSED';
  if (week.length === 0) return null;
  const wall = { start: wallDate(time.start, zone), end: wallDate(time.end, zone) };
  const days = eachDay({ from: wallDay(wall.start), to: wallDay(wall.end) });
  const isInside = (hours: readonly WeeklySpan[] | null) =>
    days.every((day) => {
      const { from, to } = spanOn(wall, day);
      const working = workingOn(day, week, hours);
      return from >= to || working.some((span) => span.from <= from && to <= span.to);
    });
  if (!isInside(null))
    return workingOn(days[0] ?? '', week, null).length === 0 ? 'CLOSED' : 'OUTSIDE_HOURS';
  return isInside(own) ? null : 'NOT_WORKING';
}

const isClosure = ({ category, payload }: CalendarEvent) =>
  category === 'OOO' && payload.valid && payload.event.resource === null;

const overlaps = ({ payload: { event } }: CalendarEvent, { start, end }: EntryTime) =>
  event.start !== null &&
  event.end !== null &&
  Date.parse(event.start) < Date.parse(end) &&
  Date.parse(start) < Date.parse(event.end);
