import { type BookingStatus, isConfirmed } from './booking-status.ts';
import { refusalToChangeTime } from './change-window.ts';

/** State of an appointment at a given time, as people see it. */
export type AppointmentState =
  | 'WANTED'
  | 'ASKED'
  | 'TO_PAY'
  | 'CONFIRMED'
  | 'MOVED'
  | 'UNDER_WAY'
  | 'OVER'
  | 'MISSED'
  | 'CALLED_OFF'
  | 'LAPSED';

export type StoredBooking = {
  readonly status: BookingStatus;
  readonly valid: boolean;
  readonly noShow: boolean;
  readonly heldUntil: string | null;
  readonly invalidatedBy: string | null;
  readonly event: { readonly start: string | null; readonly end: string | null };
};

/** A booking and whether its visit has ended, which may be before the booked time. */
export type BookingWithVisitEnd = { readonly payload: StoredBooking; readonly ended: boolean };

/** Returns the state of a booking. A booking that is still unconfirmed when its time ends has lapsed. */
export function appointmentState(
  { payload, ended }: BookingWithVisitEnd,
  now: Date,
): AppointmentState {
  const { status, valid, noShow, heldUntil, invalidatedBy, event } = payload;
  const isPast = (instant: string | null) => instant !== null && Date.parse(instant) <= +now;
  if (noShow) return 'MISSED';
  if (!valid || status === 'CANCELED') return invalidatedBy ? 'CALLED_OFF' : 'LAPSED';
  if (ended) return 'OVER';
  if (status === 'TO_BE_BOOKED' || event.start === null) return 'WANTED';
  if (isPast(event.end)) return isConfirmed(status) ? 'OVER' : 'LAPSED';
  if (status === 'RESERVATION') return isPast(heldUntil) ? 'LAPSED' : 'TO_PAY';
  if (status === 'TO_BE_CONFIRMED') return 'ASKED';
  if (isPast(event.start)) return 'UNDER_WAY';
  return status === 'UPDATED' ? 'MOVED' : 'CONFIRMED';
}

/** Returns whether the visit of a booking in this state is still to come. */
export function isUpcomingState(state: AppointmentState): boolean {
  return ['WANTED', 'ASKED', 'TO_PAY', 'CONFIRMED', 'MOVED'].includes(state);
}

/** Returns whether a booking in this state was canceled or has lapsed, so that another time can replace it. */
export function isCanceledOrLapsed(state: AppointmentState): boolean {
  return state === 'CALLED_OFF' || state === 'LAPSED';
}

/**
 * Returns whether a video meeting can take place for an appointment in this state: before, during or after the
 * time of a confirmed appointment.
 */
export function canMeet(state: AppointmentState): boolean {
  return ['CONFIRMED', 'MOVED', 'UNDER_WAY', 'OVER'].includes(state);
}

/**
 * Returns what a pet owner can do with an upcoming booking: change it, or only ask the clinic once it is too late.
 * Null if nothing can be changed.
 */
export function ownerChangeOption(
  booking: BookingWithVisitEnd,
  now: Date,
): 'CHANGE' | 'ASK' | null {
  if (!isUpcomingState(appointmentState(booking, now))) return null;
  const { start } = booking.payload.event;
  return start && refusalToChangeTime('owner', new Date(start), now) ? 'ASK' : 'CHANGE';
}
