import type { ChargeStatus } from './ledger.ts';
import type { PaymentType } from './settling.ts';
import { upfrontRefund, type UpfrontEnd } from './upfront.ts';

/** A payment of a visit as its payer reads it; minor units. */
export type PaidForVisit = {
  readonly status: ChargeStatus;
  readonly upfront: boolean;
  readonly payment_type: PaymentType;
  readonly deposit: number;
  readonly refunded: number;
  readonly refundable: number;
};

/** In minor units: what is still to go back to the card and by hand, what has gone back, and what stays with the clinic. */
export type MoneyBack = {
  readonly card: number;
  readonly cash: number;
  readonly returned: number;
  readonly kept: number;
};

/**
 * Returns what becomes of what was paid for a visit that does not take place: what was paid upfront goes back by itself,
 * as far as `upfrontRefund` says; anything else only if the clinic gives it back.
 */
export function moneyBack(payments: readonly PaidForVisit[], end: UpfrontEnd): MoneyBack {
  const paid = payments.filter(({ status }) => status === 'PAID');
  const sumOf = (amountOf: (payment: PaidForVisit) => number) =>
    paid.reduce((sum, payment) => sum + amountOf(payment), 0);
  const backOf = ({ upfront, deposit, refundable: left }: PaidForVisit) =>
    upfront ? upfrontRefund(end, { left, deposit }) : 0;
  return {
    card: sumOf((each) => (each.payment_type === 'CASH' ? 0 : backOf(each))),
    cash: sumOf((each) => (each.payment_type === 'CASH' ? backOf(each) : 0)),
    returned: sumOf(({ refunded }) => refunded),
    kept: sumOf((each) => each.refundable - backOf(each)),
  };
}
