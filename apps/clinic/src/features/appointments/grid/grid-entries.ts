import { instantOf, wallDate } from '@zampa/domain/time/wall-date';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { wallAt, wallDay } from '@zampa/domain/time/wall-day';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { eachDay, type Days } from '../calendar/visible-days.ts';
import { MINUTE_MS } from '@zampa/domain/time/durations';

/** Something drawn in a calendar. Its times are wall dates of the facility. */
export type GridEntry = {
  /** Unique in what is drawn: an absence of several days or of everybody is drawn several times. */
  readonly key: string;
  readonly event: CalendarEvent;
  readonly start: Date;
  readonly end: Date;
  /** Whose column it stands in; null where it is of nobody, or of everybody where there are no columns. */
  readonly memberId: string | null;
  readonly movable: boolean;
};

const QUARTER_MS = 15 * MINUTE_MS;

/** Returns the times of an entry by the clocks of the facility; null while it has none. */
export function wallTimes(event: CalendarEvent, zone: string): { start: Date; end: Date } | null {
  const { start, end } = event.payload.event;
  if (!start || !end) return null;
  const from = wallDate(start, zone);
  const to = wallDate(end, zone);
  // In the hour that comes twice the clock may show an end before its start.
  return { start: from, end: to > from ? to : new Date(from.getTime() + QUARTER_MS) };
}

type Shown = { readonly days: Days; readonly zone: string; readonly members: readonly string[] };

/**
 * Returns what is drawn in columns of hours: an absence once for each day that it touches, one of the whole facility
 * once for each member too.
 */
export function hourEntries(
  events: readonly CalendarEvent[],
  { days, zone, members }: Shown,
): readonly GridEntry[] {
  return events.flatMap((event) => {
    const times = wallTimes(event, zone);
    if (!times) return [];
    const { resource } = event.payload.event;
    if (event.category !== 'OOO')
      return [{ key: event.id, event, ...times, memberId: resource, movable: isMovable(event) }];
    const owners = resource === null && members.length > 0 ? members : [resource];
    return eachDay(days).flatMap((day) => {
      const part = partOn(times, day);
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

/** Returns what is drawn in the cells of a month: everything once. */
export function monthEntries(events: readonly CalendarEvent[], zone: string): readonly GridEntry[] {
  return events.flatMap((event) => {
    const times = wallTimes(event, zone);
    if (!times) return [];
    const memberId = event.payload.event.resource;
    const isBooking = isMovable(event);
    return [{ key: event.id, event, ...times, memberId, movable: isBooking }];
  });
}

/** Bookings are moved; a time that somebody is only choosing is not, nor what was called off or has ended. */
const isMovable = ({ category, parent_id: visit, payload, ended }: CalendarEvent) =>
  category === 'BOOKING' && visit !== null && payload.valid && !ended;

/** What of a period lies on a day; a minute less than the midnight after it, so that it is drawn on one day alone. */
function partOn({ start, end }: { start: Date; end: Date }, day: string) {
  const from = wallAt(day);
  const to = new Date(wallAt(dayPlus(day, 1)).getTime() - MINUTE_MS);
  const part = {
    start: start > from ? start : from,
    end: end < to ? end : to,
  };
  return part.start < part.end ? part : null;
}

/** Where an entry was put by hand, as instants. */
export type NewTime = {
  readonly start: string;
  readonly end: string;
  readonly resource: string | null;
};

/** Where an entry was put by hand, in wall dates. */
export type Put = {
  readonly start: Date;
  readonly end: Date;
  readonly memberId: string | null;
};

/**
 * Returns the time of an entry that was put elsewhere. Moved, it takes as long as before, whatever the clocks do
 * meanwhile; with one end pulled, the other end stays the instant that it was.
 */
export function timeAfter(
  entry: GridEntry,
  put: Put,
  how: 'move' | 'resize',
  zone: string,
): NewTime {
  const { start: startBefore, end: endBefore } = entry.event.payload.event;
  if (!startBefore || !endBefore) throw new Error('an entry without a time cannot be moved');
  const keeps = (wall: Date, before: Date, instant: string) =>
    wall.getTime() === before.getTime() ? instant : instantOf(wall, zone).toISOString();
  const start = keeps(put.start, entry.start, startBefore);
  const length = Date.parse(endBefore) - Date.parse(startBefore);
  const end =
    how === 'move'
      ? new Date(Date.parse(start) + length).toISOString()
      : keeps(put.end, entry.end, endBefore);
  return { start, end, resource: put.memberId };
}

/** Returns the entries that begin or last on a day, by their start. */
export const entriesOn = (entries: readonly GridEntry[], day: string): readonly GridEntry[] =>
  entries
    .filter(({ start, end }) => wallDay(start) <= day && end > wallAt(day))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
