import { MINUTE_MS } from '../time/durations.ts';
import { CARD_MINIMUM } from './amounts.ts';
import { isOpenCharge, type ChargeStatus } from './ledger.ts';
import type { PaymentStatus } from './status.ts';

/** Means of payment; UNKNOWN until chosen. */
export const PAYMENT_TYPES = ['DIGITAL', 'CASH', 'UNKNOWN'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Means of payment that the clinic chooses from when it ends an appointment. */
export const CHOSEN_PAYMENT_TYPES = ['CASH', 'DIGITAL'] as const satisfies readonly PaymentType[];
export type ChosenPaymentType = (typeof CHOSEN_PAYMENT_TYPES)[number];

export type Owed = { readonly status: PaymentStatus; readonly price: number };

export type PaymentRequestRefusal =
  | 'ALREADY_PAID'
  | 'PAYMENTS_NOT_CONFIGURED'
  | 'TOO_LITTLE_FOR_CARD';

/**
 * Returns the reason why a client cannot be asked to pay this by card; null if possible.
 *
 * @param isReady whether the provider account can receive payments
 */
export function refusalToAskForPayment(
  { status, price }: Owed,
  isReady: boolean,
): PaymentRequestRefusal | null {
  if (status === 'PAID') return 'ALREADY_PAID';
  if (!isReady) return 'PAYMENTS_NOT_CONFIGURED';
  return price < CARD_MINIMUM ? 'TOO_LITTLE_FOR_CARD' : null;
}

/** Time after which a client can be asked again for the same payment. */
const MIN_REQUEST_INTERVAL_MS = 10 * MINUTE_MS;

/** Returns whether a client can be asked now for a payment: for the first time, or again after ten minutes. */
export const canRequestPayment = (requestedAt: Date | null, now: Date): boolean =>
  requestedAt === null || now.getTime() - requestedAt.getTime() >= MIN_REQUEST_INTERVAL_MS;

/** Charge of a conversation, in minor units. */
export type ChargedPart = {
  readonly status: ChargeStatus;
  readonly amount: number;
  /** Amount refunded, or being refunded, because its booking was canceled; it no longer pays for anything. */
  readonly calledOff: number;
};

/**
 * Returns the part of a price that no charge covers, in minor units; negative if the charges exceed it. Refunds for
 * canceled bookings can be charged again; other refunds cannot.
 */
export const unchargedAmount = (price: number, charges: readonly ChargedPart[]): number =>
  charges
    .filter(({ status }) => status !== 'FAILED')
    .reduce((left, { amount, calledOff }) => left - amount + calledOff, price);

/** Returns the unpaid part of a price, in minor units: open charges plus the part not charged yet. */
export const remainingDue = (price: number, charges: readonly ChargedPart[]): number =>
  charges
    .filter(({ status }) => isOpenCharge(status))
    .reduce((rest, { amount }) => rest + amount, Math.max(0, unchargedAmount(price, charges)));

/** Payment of a conversation, with its means. */
export type PaidPart = {
  readonly status: ChargeStatus;
  /** Amount that staff received in cash, in minor units. */
  readonly cash: number;
  readonly paidAt: Date | null;
};

/**
 * Returns whether the latest payment of a conversation was marked as paid in cash. If it was paid by card, cash
 * received now must be returned.
 */
export function wasLastPaidInCash(charges: readonly PaidPart[]): boolean {
  const paid = charges.filter(({ status }) => status === 'PAID');
  const timeOf = ({ paidAt }: PaidPart) => paidAt?.getTime() ?? 0;
  const latest = Math.max(...paid.map(timeOf));
  return paid.some((charge) => timeOf(charge) === latest && charge.cash > 0);
}

/** Returns whether the latest payment of a conversation was made by card. Dates are ISO 8601 instants. */
export function wasLastPaidByCard(
  payments: readonly {
    readonly status: ChargeStatus;
    readonly payment_type: PaymentType;
    readonly paidDate: string | null;
  }[],
): boolean {
  const [latest] = payments
    .filter(({ status }) => status === 'PAID')
    .toSorted((a, b) => Date.parse(b.paidDate ?? '') - Date.parse(a.paidDate ?? ''));
  return latest?.payment_type === 'DIGITAL';
}

/** Returns whether a payment is due now. */
export const isOwed = (status: PaymentStatus): boolean => status === 'TO_BE_PAID';

/**
 * Returns whether staff can request payment or record cash, which is also possible after a cancellation or missed
 * visit.
 */
export const isCollectible = (status: PaymentStatus): boolean =>
  isOwed(status) || status === 'UNKNOWN';
