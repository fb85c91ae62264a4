import { isConfirmed, statusAfter, type BookingStatus } from './booking-status.ts';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/** E-mails to a client about a booking. */
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

/** Returns whether a client gets e-mails about a booking: only if it is confirmed and has not started. */
export const shouldEmailClient = (status: BookingStatus, start: Date, now: Date): boolean =>
  isConfirmed(status) && start > now;

/** Returns `shouldEmailClient` for a booking after staff move it. */
export function shouldEmailClientOnMove(status: BookingStatus, start: Date, now: Date): boolean {
  const moved = statusAfter(status, 'MOVE', 'facility');
  return moved !== null && shouldEmailClient(moved, start, now);
}

/** Debounce time for e-mails about a moved booking. */
export const CHANGE_EMAIL_DEBOUNCE_MS = 5 * MINUTE_MS;

/**
 * Returns when to e-mail a client about a new time: now, or debounced if the booking was moved within the last
 * minutes. When sent, only the latest time passes `isEmailStillAccurate`.
 */
export function changeEmailTime(movedBefore: Date | null, now: Date): Date {
  const rests =
    movedBefore === null || now.getTime() - movedBefore.getTime() >= CHANGE_EMAIL_DEBOUNCE_MS;
  return rests ? now : new Date(now.getTime() + CHANGE_EMAIL_DEBOUNCE_MS);
}

/** Returns the reminders still to send, with their times. */
export function remainingReminders(start: Date, now: Date) {
  return reminders
    .map(({ email, hours }) => ({ email, dueAt: new Date(start.getTime() - hours * HOUR_MS) }))
    .filter(({ dueAt }) => dueAt > now);
}

type Current = {
  readonly email: BookingEmail;
  /** `about`: the start that the e-mail is about; `start`: the booking's current one. */
  readonly about: Date;
  readonly start: Date | null;
  readonly valid: boolean;
  readonly confirmed: boolean;
  /** Whether the visit has ended. */
  readonly closed: boolean;
  /** Whether at least one of its pets is alive. */
  readonly alive: boolean;
};

/**
 * Returns whether an e-mail is still accurate at send time. A day-before reminder becomes useless two hours before
 * the start.
 */
export function isEmailStillAccurate(
  { email, about, start, ...booking }: Current,
  now: Date,
): boolean {
  if (!booking.alive || start?.getTime() !== about.getTime() || about <= now) return false;
  if (email === 'CANCELED') return !booking.valid;
  if (booking.closed) return false;
  const late = email === 'DAY_BEFORE' && about.getTime() - now.getTime() <= 2 * HOUR_MS;
  return booking.valid && booking.confirmed && !late;
}
