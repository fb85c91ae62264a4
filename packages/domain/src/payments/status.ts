import type { ConversationStatus } from '../conversations/enumerations.ts';

/** Where the payment of a conversation stands. Specification, section 4. */
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
};

/**
 * Returns how the payment stands: what costs nothing is free; what has a price is paid, waits for its upfront payment,
 * or is to be paid.
 */
export function paymentStatusOf({ price, status, isPaid }: Priced): PaymentStatus {
  if (price === 0) return 'FREE';
  if (isPaid) return 'PAID';
  return status === 'PENDING' ? 'PENDING' : 'TO_BE_PAID';
}
