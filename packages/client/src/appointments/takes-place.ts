import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';

/**
 * Returns whether an entry of a calendar counts as an appointment of its day: a booking, be it agreed to or only asked
 * for, that was neither called off nor missed.
 */
export const takesPlace = ({ category, payload }: CalendarEvent): boolean =>
  category === 'BOOKING' && payload.valid;
