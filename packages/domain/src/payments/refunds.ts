import type { ChargeBalance } from './ledger.ts';

/** Why money goes back; the last where it goes back by itself. */
export const REFUND_REASONS = [
  'CALLED_OFF',
  'PAID_TWICE',
  'PART_NOT_DONE',
  'GOODWILL',
  'OTHER',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * Returns how much of a payment can still go back, in minor units: to its card, or by hand what was given by hand. What
 * the payer's bank is asked for, or has taken back, goes back that way alone.
 */
export function refundable({ captured, cash, refunded, dispute }: PaidParts): number {
  if (dispute === 'OPEN' || dispute === 'LOST') return 0;
  return Math.max(0, (captured > 0 ? captured : cash) - refunded);
}

type PaidParts = Pick<ChargeBalance, 'captured' | 'cash' | 'refunded' | 'dispute'>;
