import type { ChargeStatus } from './ledger.ts';
import type { PaymentType } from './payment-due.ts';
import { upfrontRefund, type UpfrontEnd } from './upfront.ts';

/** Payment of a visit, as shown to the payer; in minor units. */
export type PaidForVisit = {
  readonly status: ChargeStatus;
  readonly upfront: boolean;
  readonly payment_type: PaymentType;
  readonly deposit: number;
  readonly refunded: number;
  readonly refundable: number;
};

/**
 * In minor units: refunds due to the card and in cash, refunds already made, and the amount that the clinic retains.
 */
export type RefundBreakdown = {
  readonly card: number;
  readonly cash: number;
  readonly returned: number;
  readonly retained: number;
};

/**
 * Computes the refunds of a visit that does not take place. Prepayments are refunded automatically, in the amount
 * of `upfrontRefund`; other payments only if the clinic decides so.
 */
export function refundBreakdown(
  payments: readonly PaidForVisit[],
  end: UpfrontEnd,
): RefundBreakdown {
  const paid = payments.filter(({ status }) => status === 'PAID');
  const sumOf = (amountOf: (payment: PaidForVisit) => number) =>
    paid.reduce((sum, payment) => sum + amountOf(payment), 0);
  const refundOf = ({ upfront, deposit, refundable: left }: PaidForVisit) =>
    upfront ? upfrontRefund(end, { left, deposit }) : 0;
  return {
    card: sumOf((each) => (each.payment_type === 'CASH' ? 0 : refundOf(each))),
    cash: sumOf((each) => (each.payment_type === 'CASH' ? refundOf(each) : 0)),
    returned: sumOf(({ refunded }) => refunded),
    retained: sumOf((each) => each.refundable - refundOf(each)),
  };
}
