import { type BookingStatus, isConfirmed } from './booking-status.ts';
import { refusalToChangeTime } from './change-window.ts';

/** How a booking stands for the one who reads it, by the clock. */
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

/** A booking, and whether its visit was ended: that may be before its time, where somebody came earlier. */
export type StandingBooking = { readonly payload: StoredBooking; readonly ended: boolean };

/**
 * Returns how a booking stands now. A booking never waits longer than its time lasts: what nobody agreed to has lapsed
 * by then.
 */
export function appointmentState({ payload, ended }: StandingBooking, now: Date): AppointmentState {
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

/** Returns whether somebody may still come to a booking in this state. */
export function isAhead(state: AppointmentState): boolean {
  return ['WANTED', 'ASKED', 'TO_PAY', 'CONFIRMED', 'MOVED'].includes(state);
}

/** Returns whether a booking in this state has come to nothing, so that another time can take its place. */
export function isOff(state: AppointmentState): boolean {
  return state === 'CALLED_OFF' || state === 'LAPSED';
}

/** Returns whether the two sides of a booking in this state may be about to meet, or late in doing so. */
export function isForMeeting(state: AppointmentState): boolean {
  return ['CONFIRMED', 'MOVED', 'UNDER_WAY', 'OVER'].includes(state);
}

/**
 * Returns what a pet owner may do with a booking that is ahead: change it, or only ask the clinic once it is too late.
 * Null where there is nothing to change any more.
 */
export function ownersChange(booking: StandingBooking, now: Date): 'CHANGE' | 'ASK' | null {
  if (!isAhead(appointmentState(booking, now))) return null;
  const { start } = booking.payload.event;
  return start && refusalToChangeTime('owner', new Date(start), now) ? 'ASK' : 'CHANGE';
}
