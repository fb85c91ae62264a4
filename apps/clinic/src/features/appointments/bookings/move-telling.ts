import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { isWrittenOnMove } from '@zampa/domain/appointments/reminders';

/**
 * Tells whether the client of a booking can be told that it was moved: who is closing their account is written to no more.
 *
 * @param start when it begins once it is moved
 */
export const mayTellOfMove = (
  { payload, client }: CalendarEvent,
  start: Date,
  now: Date,
): boolean => !client?.closing && isWrittenOnMove(payload.status, start, now);
