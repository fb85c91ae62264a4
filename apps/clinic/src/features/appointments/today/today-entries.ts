import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { entriesOn, type GridEntry, hourEntries } from '../grid/grid-entries.ts';
import { stateOf } from '../calendar/filter.ts';

/**
 * Returns what the day holds for clients, in its order: bookings, times that are held or proposed, and times that are
 * free because they were called off, unless somebody else has them by now.
 *
 * @param day of the facility
 */
export function todayEntries(
  events: readonly CalendarEvent[],
  day: string,
  zone: string,
): readonly GridEntry[] {
  const shown = events.filter((event) => !['absence', 'other'].includes(stateOf(event)));
  const entries = entriesOn(
    hourEntries(shown, { days: { from: day, to: day }, zone, members: [] }),
    day,
  );
  return entries.filter(
    (entry) =>
      !isFree(entry) || !entries.some((other) => !isFree(other) && takesFrom(other, entry)),
  );
}

/** Tells whether the time of an entry was called off. */
export const isFree = ({ event }: GridEntry): boolean => stateOf(event) === 'called-off';

const takesFrom = (other: GridEntry, free: GridEntry) =>
  other.memberId === free.memberId && other.start < free.end && other.end > free.start;
