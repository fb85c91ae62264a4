import type { CalendarEvent } from '@zampa/contract/calendar/objects';

/** Tells whether an entry is a colleague's appointment, of which only the time is known. */
export const isBusy = ({ category, parent_id: visit }: CalendarEvent): boolean =>
  category === 'BOOKING' && visit === null;
