import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { EntryTime } from '@zampa/client/appointments/use-move-entry';

/**
 * Returns an entry that overlaps a time of the same team member and is either proposed to a client or being booked
 * online. Such entries are not bookings and therefore cause no other warning.
 */
export function findPromisedTime(
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
