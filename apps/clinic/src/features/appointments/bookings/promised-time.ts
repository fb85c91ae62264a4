import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { EntryTime } from '@zampa/client/appointments/use-move-entry';

/**
 * Finds what of the calendar is promised to somebody and lies in a time: proposed to a client, or being chosen by one at
 * this moment. Neither is a booking, so nothing else speaks of it.
 */
export function promisedIn(
  events: readonly CalendarEvent[],
  { start, end, resource }: EntryTime,
  visitId: string | null,
): CalendarEvent | undefined {
  return events.find(({ category, parent_id: of, payload: { event } }) => {
    if (category !== 'NONE' || event.resource !== resource || !event.start || !event.end)
      return false;
    const isOwn = of !== null && of === visitId;
    return (
      !isOwn &&
      Date.parse(event.start) < Date.parse(end) &&
      Date.parse(start) < Date.parse(event.end)
    );
  });
}
