import type { Party } from '../conversations/status.ts';

export const CALENDAR_CATEGORIES = ['BOOKING', 'OOO', 'NONE'] as const;
export type CalendarCategory = (typeof CALENDAR_CATEGORIES)[number];

/** Returns the category of a calendar event; anything unknown is none. */
export function calendarCategory(category: string | undefined): CalendarCategory {
  const wanted = category?.toUpperCase();
  return CALENDAR_CATEGORIES.find((known) => known === wanted) ?? 'NONE';
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

/** Minutes for which a time is held until it is paid. */
export const HOLD_WINDOWS = [15, 1440] as const;

/** What happens to a booking: a time is given to it, agreed to or paid; or it is called off. */
export type BookingStep = 'MOVE' | 'CONFIRM' | 'PAY' | 'CANCEL';

type Next = Partial<Record<BookingStep, BookingStatus | Readonly<Record<Party, BookingStatus>>>>;

/** The one machine of every booking. What staff settle is settled; what an owner asks for waits for the clinic. */
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

/** Returns where a step leads; null when the machine does not have it. */
export function statusAfter(
  status: BookingStatus,
  step: BookingStep,
  party: Party,
): BookingStatus | null {
  const next = machine[status][step];
  return typeof next === 'object' ? next[party] : (next ?? null);
}

/**
 * Returns whether a booking is confirmed: new or changed since; everything else still waits for something, or is called
 * off.
 */
export function isConfirmed(status: BookingStatus): boolean {
  return status === 'NEW' || status === 'UPDATED';
}

/** Returns whether a time is taken that is not certain yet: it waits for its clinic to agree, or for its payment. */
export function isTentative(status: BookingStatus): boolean {
  return status === 'TO_BE_CONFIRMED' || status === 'RESERVATION';
}

/** Returns whether an entry is a time that somebody keeps while they finish booking it; of whom, it does not say. */
export const isHold = ({
  category,
  status,
}: {
  readonly category: CalendarCategory;
  readonly status: BookingStatus;
}): boolean => category === 'NONE' && status === 'RESERVATION';
