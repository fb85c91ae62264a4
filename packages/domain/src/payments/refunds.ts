import { netCardAmount, type ChargeBalance } from './ledger.ts';

/** Reasons of a refund. Automatic refunds use CALLED_OFF or PAID_TWICE. */
export const REFUND_REASONS = [
  'CALLED_OFF',
  'PAID_TWICE',
  'PART_NOT_DONE',
  'GOODWILL',
  'OTHER',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Returns how to refund a payment: to the card while part of the card payment remains, otherwise in cash. */
export const refundMeans = (paid: PaidParts): 'CARD' | 'CASH' =>
  netCardAmount(paid) > 0 ? 'CARD' : 'CASH';

/**
 * Returns the amount of a payment that can still be refunded by these means, in minor units. During a dispute, or
 * after a lost one, only the bank can return the card payment.
 */
export function refundableAmount(paid: PaidParts): number {
  if (paid.dispute === 'OPEN' || paid.dispute === 'LOST') return 0;
  return refundMeans(paid) === 'CARD' ? netCardAmount(paid) : paid.cash - paid.cashReturned;
}

type PaidParts = Pick<ChargeBalance, 'captured' | 'cash' | 'refunded' | 'cashReturned' | 'dispute'>;

/** How much of a payment was refunded. */
export type RefundedPart = 'NOTHING' | 'PART' | 'ALL';

/**
 * Returns how much of a payment was refunded. A payment made twice and refunded once still counts as paid.
 *
 * @param payment amounts in minor units; `refundable` is what can still be refunded
 */
export function refundedPart(payment: {
  readonly amount: number;
  readonly refunded: number;
  readonly refundable: number;
}): RefundedPart {
  if (payment.refunded === 0) return 'NOTHING';
  return payment.refunded >= payment.amount && payment.refundable === 0 ? 'ALL' : 'PART';
}
