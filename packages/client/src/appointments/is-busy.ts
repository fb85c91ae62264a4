import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/** Returns whether an entry is a colleague's appointment of which only the time is visible. */
export const isBusy = ({ category, parent_id: visit }: CalendarEvent): boolean =>
  category === 'BOOKING' && visit === null;
