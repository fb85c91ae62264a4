import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { entriesOnDay, type GridEntry, hourEntries } from '../grid/grid-entries.ts';
import { toEntryState } from '../calendar/filter.ts';

/**
 * Returns the day's entries that concern clients, sorted by start: bookings, held and proposed times, and canceled
 * bookings whose time was not taken again.
 *
 * @param day in the clinic's time zone
 */
export function todayEntries(
  events: readonly CalendarEvent[],
  day: string,
  zone: string,
): readonly GridEntry[] {
  const visibleEvents = events.filter(
    (event) => !['absence', 'other'].includes(toEntryState(event)),
  );
  const entries = entriesOnDay(
    hourEntries(visibleEvents, { days: { from: day, to: day }, zone, members: [] }),
    day,
  );
  return entries.filter(
    (entry) =>
      !isCanceledEntry(entry) ||
      !entries.some((other) => !isCanceledEntry(other) && overlapsSameMember(other, entry)),
  );
}

/** Returns whether the entry is a canceled booking, whose time is free. */
export const isCanceledEntry = ({ event }: GridEntry): boolean =>
  toEntryState(event) === 'called-off';

const overlapsSameMember = (other: GridEntry, free: GridEntry) =>
  other.memberId === free.memberId && other.start < free.end && other.end > free.start;
