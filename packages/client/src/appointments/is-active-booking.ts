import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/** Returns whether a calendar entry is a requested or confirmed booking that was neither canceled nor missed. */
export const isActiveBooking = ({ category, payload }: CalendarEvent): boolean =>
  category === 'BOOKING' && payload.valid;
