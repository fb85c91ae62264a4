import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { isConfirmable } from '@zampa/domain/appointments/confirm';
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
 * Returns what can be done about a booking of this visit now: nobody can have missed what has not begun, and what has ended
 * stays as it is; the desk ends nothing.
 */
export function stepsOf(
  { payload }: Pick<CalendarEvent, 'payload'>,
  { payload: visit, family }: Pick<Conversation, 'payload' | 'family'>,
  now: Date,
  roleId: number,
): BookingSteps {
  const { status, event } = payload;
  if (visit.status === 'CLOSED' || !payload.valid) return NONE;
  const begun = event.start !== null && new Date(event.start) <= now;
  return {
    confirm: isConfirmable({ status, start: event.start, ended: family.ended }, now),
    end: isConfirmed(status) && begun && mayRunServices(roleId),
    move: true,
    noShow: isConfirmed(status) && begun,
    cancel: true,
  };
}
