import type { ConversationStatus } from '../conversations/enumerations.ts';

/** Where the payment of a conversation stands. */
export const PAYMENT_STATUSES = [
  'UNKNOWN',
  'FREE',
  'PENDING',
  'PAID',
  'SUCCESS',
  'FAILED',
  'TO_BE_PAID',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type Priced = {
  /** Minor units: what the services that were asked for cost then. */
  readonly price: number;
  readonly status: ConversationStatus;
  readonly isPaid: boolean;
  /** Its time was called off, missed or not paid for in time, and nothing is asked for all the same. */
  readonly isCalledOff: boolean;
};

/**
 * Returns how the payment stands: what costs nothing is free; what has a price is paid, waits for its upfront payment,
 * or is to be paid. Of what was called off nothing is: it costs nothing, unless it is booked anew or the clinic asks for it.
 */
export function paymentStatusOf({ price, status, isPaid, isCalledOff }: Priced): PaymentStatus {
  if (price === 0) return 'FREE';
  if (isPaid) return 'PAID';
  if (status === 'PENDING') return 'PENDING';
  return isCalledOff ? 'UNKNOWN' : 'TO_BE_PAID';
}
