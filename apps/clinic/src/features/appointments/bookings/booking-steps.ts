import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { isConfirmable } from '@zampa/domain/appointments/is-confirmable';
import { mayRunServices } from '@zampa/domain/people/staff-rights';

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
 * Returns the actions allowed on a booking now. A no-show requires that the appointment has begun; ended visits allow
 * nothing; the desk cannot end visits.
 */
export function allowedBookingSteps(
  { payload }: Pick<CalendarEvent, 'payload'>,
  { payload: visit, family }: Pick<Conversation, 'payload' | 'family'>,
  now: Date,
  roleId: number,
): BookingSteps {
  const { status, event } = payload;
  if (visit.status === 'CLOSED' || !payload.valid) return NONE;
  const hasBegun = event.start !== null && new Date(event.start) <= now;
  return {
    confirm: isConfirmable({ status, start: event.start, ended: family.ended }, now),
    end: isConfirmed(status) && hasBegun && mayRunServices(roleId),
    move: true,
    noShow: isConfirmed(status) && hasBegun,
    cancel: true,
  };
}
