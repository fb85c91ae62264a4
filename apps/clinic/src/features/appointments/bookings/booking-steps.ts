import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { mayRunServices } from '@zampa/domain/people/staff-rights';
import type { ConversationStatus } from '@zampa/domain/conversations/enumerations';

export type BookingSteps = {
  readonly confirm: boolean;
  readonly end: boolean;
  readonly move: boolean;
  readonly noShow: boolean;
  readonly cancel: boolean;
};

const NONE: BookingSteps = {
  confirm: false,
  end: false,
  move: false,
  noShow: false,
  cancel: false,
};

/**
 * Returns what can be done about a booking now: nobody can have missed what has not begun, nobody agrees to a time that has passed, and what has ended stays as
 * it is; the desk ends nothing.
 */
export function stepsOf(
  { payload }: Pick<CalendarEvent, 'payload'>,
  visit: ConversationStatus,
  now: Date,
  roleId: number,
): BookingSteps {
  const { status, event } = payload;
  if (visit === 'CLOSED' || !payload.valid) return NONE;
  const begun = event.start !== null && new Date(event.start) <= now;
  return {
    confirm: status === 'TO_BE_CONFIRMED' && !begun,
    end: isConfirmed(status) && begun && mayRunServices(roleId),
    move: true,
    noShow: isConfirmed(status) && begun,
    cancel: true,
  };
}
