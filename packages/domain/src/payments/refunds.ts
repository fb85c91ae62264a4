import { leftOnCard, type ChargeBalance } from './ledger.ts';

/** Why money goes back; the last where it goes back by itself. */
export const REFUND_REASONS = [
  'CALLED_OFF',
  'PAID_TWICE',
  'PART_NOT_DONE',
  'GOODWILL',
  'OTHER',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Returns how a payment goes back: to its card as long as something of that is left, else by hand. */
export const meansOfRefund = (paid: PaidParts): 'CARD' | 'CASH' =>
  leftOnCard(paid) > 0 ? 'CARD' : 'CASH';

/**
 * Returns how much of a payment can still go back that way, in minor units. What the payer's bank is asked for, or has
 * taken back, goes back by the bank alone.
 */
export function refundable(paid: PaidParts): number {
  if (paid.dispute === 'OPEN' || paid.dispute === 'LOST') return 0;
  return meansOfRefund(paid) === 'CARD' ? leftOnCard(paid) : paid.cash - paid.cashReturned;
}

type PaidParts = Pick<ChargeBalance, 'captured' | 'cash' | 'refunded' | 'cashReturned' | 'dispute'>;

/** How much of a payment has gone back. */
export type RefundedPart = 'NOTHING' | 'PART' | 'ALL';

/**
 * Returns how much of a payment has gone back. What was paid twice and went back once is still paid.
 *
 * @param refundable what can still go back, in minor units like the others
 */
export function refundedPart(payment: {
  readonly amount: number;
  readonly refunded: number;
  readonly refundable: number;
}): RefundedPart {
  if (payment.refunded === 0) return 'NOTHING';
  return payment.refunded >= payment.amount && payment.refundable === 0 ? 'ALL' : 'PART';
}
