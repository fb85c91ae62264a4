import type { ConversationStatus } from '../conversations/enumerations.ts';

/** Payment status of a conversation. */
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

/** Filters of a list of payments. REFUNDED finds payments that were refunded in full or in part. */
export const PAYMENT_FILTERS = [...PAYMENT_STATUSES, 'REFUNDED'] as const;
export type PaymentListFilter = (typeof PAYMENT_FILTERS)[number];

export type Priced = {
  /** Price of the services when they were requested, in minor units. */
  readonly price: number;
  readonly status: ConversationStatus;
  readonly isPaid: boolean;
  /** The booking was canceled, missed or not prepaid in time, and no payment was requested since. */
  readonly isCalledOff: boolean;
};

/**
 * Returns the payment status: FREE without a price, PAID, PENDING for an unpaid prepayment, or TO_BE_PAID. UNKNOWN
 * for a canceled booking, which owes nothing unless it is booked again or the clinic requests payment.
 */
export function paymentStatusOf({ price, status, isPaid, isCalledOff }: Priced): PaymentStatus {
  if (price === 0) return 'FREE';
  if (isPaid) return 'PAID';
  if (status === 'PENDING') return 'PENDING';
  return isCalledOff ? 'UNKNOWN' : 'TO_BE_PAID';
}
