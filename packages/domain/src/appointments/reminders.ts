import { isConfirmed, statusAfter, type BookingStatus } from './booking-status.ts';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/** What a client is written about a booking. */
export const BOOKING_EMAILS = [
  'CONFIRMED',
  'CHANGED',
  'CANCELED',
  'DAY_BEFORE',
  'HOURS_BEFORE',
] as const;
export type BookingEmail = (typeof BOOKING_EMAILS)[number];

const reminders = [
  { email: 'DAY_BEFORE', hours: 24 },
  { email: 'HOURS_BEFORE', hours: 2 },
] as const satisfies readonly { email: BookingEmail; hours: number }[];

/** Returns whether a client is written about a time at all: of one that they can count on and that is still to come. */
export const isWritten = (status: BookingStatus, start: Date, now: Date): boolean =>
  isConfirmed(status) && start > now;

/** Returns the same as `isWritten` of a booking that staff give another time. */
export function isWrittenOnMove(status: BookingStatus, start: Date, now: Date): boolean {
  const moved = statusAfter(status, 'MOVE', 'facility');
  return moved !== null && isWritten(moved, start, now);
}

/** How long a client is not written again of another time, of a booking that was just moved. */
export const CHANGES_TOGETHER_MS = 5 * MINUTE_MS;

/**
 * Returns when a client is written that a booking has another time: at once, or where it was moved within these minutes
 * once it has rested for as long. Only the time that it has by then is still true (`isStillTrue`), and told.
 */
export function changeToldAt(movedBefore: Date | null, now: Date): Date {
  const rests =
    movedBefore === null || now.getTime() - movedBefore.getTime() >= CHANGES_TOGETHER_MS;
  return rests ? now : new Date(now.getTime() + CHANGES_TOGETHER_MS);
}

/** Returns the reminders that can still come, and when. */
export function remindersOf(start: Date, now: Date) {
  return reminders
    .map(({ email, hours }) => ({ email, dueAt: new Date(start.getTime() - hours * HOUR_MS) }))
    .filter(({ dueAt }) => dueAt > now);
}

type Current = {
  readonly email: BookingEmail;
  /** The start that the e-mail was to be about, and the one that the booking has now. */
  readonly about: Date;
  readonly start: Date | null;
  readonly valid: boolean;
  readonly confirmed: boolean;
  /** Whether the visit itself has ended. */
  readonly closed: boolean;
  /** Whether any of its animals lives. */
  readonly alive: boolean;
};

/**
 * Returns whether an e-mail still says what is so when it is about to be sent. Late ones have lost their use: nobody is
 * reminded of tomorrow two hours before.
 */
export function isStillTrue({ email, about, start, ...booking }: Current, now: Date): boolean {
  if (!booking.alive || start?.getTime() !== about.getTime() || about <= now) return false;
  if (email === 'CANCELED') return !booking.valid;
  if (booking.closed) return false;
  const late = email === 'DAY_BEFORE' && about.getTime() - now.getTime() <= 2 * HOUR_MS;
  return booking.valid && booking.confirmed && !late;
}
