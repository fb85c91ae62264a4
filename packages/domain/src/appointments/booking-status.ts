import type { Party } from '../conversations/status.ts';

export const CALENDAR_CATEGORIES = ['BOOKING', 'OOO', 'NONE'] as const;
export type CalendarCategory = (typeof CALENDAR_CATEGORIES)[number];

/** Returns the category of a calendar entry; NONE for an unknown one. */
export function toCalendarCategory(category: string | undefined): CalendarCategory {
  const normalized = category?.toUpperCase();
  return CALENDAR_CATEGORIES.find((each) => each === normalized) ?? 'NONE';
}

export const BOOKING_STATUSES = [
  'TO_BE_BOOKED',
  'TO_BE_CONFIRMED',
  'RESERVATION',
  'NEW',
  'UPDATED',
  'CANCELED',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Minutes that a time can be held for its payment. */
export const HOLD_WINDOWS = [15, 1440] as const;

/** Step of a booking: it gets a time, is confirmed, is paid, or is canceled. */
export type BookingStep = 'MOVE' | 'CONFIRM' | 'PAY' | 'CANCEL';

type Next = Partial<Record<BookingStep, BookingStatus | Readonly<Record<Party, BookingStatus>>>>;

/** State machine of bookings. A time set by staff is final; a time set by an owner awaits the clinic's confirmation. */
const machine: Readonly<Record<BookingStatus, Next>> = {
  TO_BE_BOOKED: {
    MOVE: { facility: 'NEW', owner: 'TO_BE_CONFIRMED' },
    CONFIRM: 'NEW',
    CANCEL: 'CANCELED',
  },
  TO_BE_CONFIRMED: {
    MOVE: { facility: 'UPDATED', owner: 'TO_BE_CONFIRMED' },
    CONFIRM: 'NEW',
    CANCEL: 'CANCELED',
  },
  RESERVATION: { MOVE: 'RESERVATION', PAY: 'NEW', CANCEL: 'CANCELED' },
  NEW: { MOVE: 'UPDATED', CONFIRM: 'UPDATED', CANCEL: 'CANCELED' },
  UPDATED: { MOVE: 'UPDATED', CONFIRM: 'UPDATED', CANCEL: 'CANCELED' },
  CANCELED: { CANCEL: 'CANCELED' },
};

/** Returns the status after a step; null if the state machine does not allow it. */
export function statusAfter(
  status: BookingStatus,
  step: BookingStep,
  party: Party,
): BookingStatus | null {
  const next = machine[status][step];
  return typeof next === 'object' ? next[party] : (next ?? null);
}

/**
 * Returns whether a booking is confirmed, including one that was changed since. All other bookings are canceled or
 * await an answer or payment.
 */
export function isConfirmed(status: BookingStatus): boolean {
  return status === 'NEW' || status === 'UPDATED';
}

/** Returns whether a time is reserved but not certain: it awaits the clinic's confirmation or its payment. */
export function isTentative(status: BookingStatus): boolean {
  return status === 'TO_BE_CONFIRMED' || status === 'RESERVATION';
}

/**
 * Returns whether an entry is a slot held while a person completes the booking. The entry does not reveal the
 * person.
 */
export const isHold = ({
  category,
  status,
}: {
  readonly category: CalendarCategory;
  readonly status: BookingStatus;
}): boolean => category === 'NONE' && status === 'RESERVATION';
