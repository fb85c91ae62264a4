import { instantOf, wallDate } from '@zampa/domain/time/wall-date';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { wallAt, wallDay } from '@zampa/domain/time/wall-day';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { eachDay, type DayRange } from '../calendar/visible-days.ts';
import { MINUTE_MS } from '@zampa/domain/time/durations';

/** An entry as drawn in a calendar. Times are wall dates in the clinic's time zone. */
export type GridEntry = {
  /** Unique among the drawn entries: an absence is drawn once per day and member. */
  readonly key: string;
  readonly event: CalendarEvent;
  readonly start: Date;
  readonly end: Date;
  /** The member's column. Null for an entry of nobody, or of the whole clinic if there are no columns. */
  readonly memberId: string | null;
  readonly movable: boolean;
};

const QUARTER_MS = 15 * MINUTE_MS;

/** Returns the start and end of an entry as wall dates in the clinic's time zone; null if it has no time. */
export function wallTimes(event: CalendarEvent, zone: string): { start: Date; end: Date } | null {
  const { start, end } = event.payload.event;
  if (!start || !end) return null;
  const from = wallDate(start, zone);
  const to = wallDate(end, zone);
  // In the repeated hour of the time change, the local end may be before the local start.
  return { start: from, end: to > from ? to : new Date(from.getTime() + QUARTER_MS) };
}

type EntryScope = {
  readonly days: DayRange;
  readonly zone: string;
  readonly members: readonly string[];
};

/** Returns the entries for a view with hours: absences once per day, closures also once per member. */
export function hourEntries(
  events: readonly CalendarEvent[],
  { days, zone, members }: EntryScope,
): readonly GridEntry[] {
  return events.flatMap((event) => {
    const times = wallTimes(event, zone);
    if (!times) return [];
    const { resource } = event.payload.event;
    if (event.category !== 'OOO')
      return [{ key: event.id, event, ...times, memberId: resource, movable: isMovable(event) }];
    const owners = resource === null && members.length > 0 ? members : [resource];
    return eachDay(days).flatMap((day) => {
      const part = clipToDay(times, day);
      if (!part) return [];
      return owners.map((memberId) => ({
        key: `${event.id} ${day} ${memberId ?? ''}`,
        event,
        ...part,
        memberId,
        movable: false,
      }));
    });
  });
}

/** Returns the entries for a month: each event once. */
export function monthEntries(events: readonly CalendarEvent[], zone: string): readonly GridEntry[] {
  return events.flatMap((event) => {
    const times = wallTimes(event, zone);
    if (!times) return [];
    const memberId = event.payload.event.resource;
    const isBooking = isMovable(event);
    return [{ key: event.id, event, ...times, memberId, movable: isBooking }];
  });
}

/** Only bookings can be moved, unless they are canceled or ended. Slots that are being booked online cannot. */
const isMovable = ({ category, parent_id: visit, payload, ended }: CalendarEvent) =>
  category === 'BOOKING' && visit !== null && payload.valid && !ended;

/** Returns the part of a period on a day; ends a minute before midnight, so that it is drawn on one day only. */
function clipToDay({ start, end }: { start: Date; end: Date }, day: string) {
  const from = wallAt(day);
  const to = new Date(wallAt(dayPlus(day, 1)).getTime() - MINUTE_MS);
  const part = {
    start: start > from ? start : from,
    end: end < to ? end : to,
  };
  return part.start < part.end ? part : null;
}

/** The time of an entry after a drag, as instants. */
export type NewTime = {
  readonly start: string;
  readonly end: string;
  readonly resource: string | null;
};

/** The position of an entry after a drag, as wall dates. */
export type DropPosition = {
  readonly start: Date;
  readonly end: Date;
  readonly memberId: string | null;
};

/**
 * Returns the time of an entry after a drag. A moved entry keeps its duration across a change of the clocks; a
 * resized one keeps the exact instant of its other end.
 */
export function computeNewTime(
  entry: GridEntry,
  position: DropPosition,
  how: 'move' | 'resize',
  zone: string,
): NewTime {
  const { start: startBefore, end: endBefore } = entry.event.payload.event;
  if (!startBefore || !endBefore) throw new Error('an entry without a time cannot be moved');
  const toInstant = (wall: Date, before: Date, instant: string) =>
    wall.getTime() === before.getTime() ? instant : instantOf(wall, zone).toISOString();
  const start = toInstant(position.start, entry.start, startBefore);
  const length = Date.parse(endBefore) - Date.parse(startBefore);
  const end =
    how === 'move'
      ? new Date(Date.parse(start) + length).toISOString()
      : toInstant(position.end, entry.end, endBefore);
  return { start, end, resource: position.memberId };
}

/** Returns the entries that touch a day, sorted by start. */
export const entriesOnDay = (entries: readonly GridEntry[], day: string): readonly GridEntry[] =>
  entries
    .filter(({ start, end }) => wallDay(start) <= day && end > wallAt(day))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
