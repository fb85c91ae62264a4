import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/** Tells whether an entry is a colleague's appointment, of which only the time is known. */
export const isBusy = ({ category, parent_id: visit }: CalendarEvent): boolean =>
  category === 'BOOKING' && visit === null;
