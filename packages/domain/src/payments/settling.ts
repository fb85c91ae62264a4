import { CARD_MINIMUM } from './amounts.ts';
import { isOpenCharge, type ChargeStatus } from './ledger.ts';
import type { PaymentStatus } from './status.ts';

/** By what means something is paid; unknown until somebody has chosen. */
export const PAYMENT_TYPES = ['DIGITAL', 'CASH', 'UNKNOWN'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** What the clinic chooses from when an appointment ends. */
export const CHOSEN_PAYMENT_TYPES = ['CASH', 'DIGITAL'] as const satisfies readonly PaymentType[];
export type ChosenPaymentType = (typeof CHOSEN_PAYMENT_TYPES)[number];

export type Owed = { readonly status: PaymentStatus; readonly price: number };

export type SettlingRefusal = 'ALREADY_PAID' | 'PAYMENTS_NOT_CONFIGURED' | 'TOO_LITTLE_FOR_CARD';

/**
 * Returns why a client cannot be asked to pay this by card; `null` when they can.
 *
 * @param isReady whether the account with the card provider takes payments
 */
export function refusalToAskForPayment(
  { status, price }: Owed,
  isReady: boolean,
): SettlingRefusal | null {
  if (status === 'PAID') return 'ALREADY_PAID';
  if (!isReady) return 'PAYMENTS_NOT_CONFIGURED';
  return price < CARD_MINIMUM ? 'TOO_LITTLE_FOR_CARD' : null;
}

/** A charge of a conversation, in minor units. */
export type ChargedPart = {
  readonly status: ChargeStatus;
  readonly amount: number;
  /** What of it went back, or is on its way, because its time was called off: it pays for nothing any more. */
  readonly calledOff: number;
};

/**
 * Returns what of a price no charge asks for or has paid, in minor units; below 0 where more is charged than it costs.
 * What went back because its time was called off is to be asked for anew; what a clinic gives back otherwise is not.
 */
export const unchargedOf = (price: number, charges: readonly ChargedPart[]): number =>
  charges
    .filter(({ status }) => status !== 'FAILED')
    .reduce((left, { amount, calledOff }) => left - amount + calledOff, price);

/** Returns what of a price is still to be paid, in minor units: what is asked for, and what no charge asks for yet. */
export const restOf = (price: number, charges: readonly ChargedPart[]): number =>
  charges
    .filter(({ status }) => isOpenCharge(status))
    .reduce((rest, { amount }) => rest + amount, Math.max(0, unchargedOf(price, charges)));

/** Returns whether something is to be paid by itself. */
export const isOwed = (status: PaymentStatus): boolean => status === 'TO_BE_PAID';

/** Returns whether the staff can ask for it, or say that it was paid in cash: also of what was called off or missed. */
export const canBeSettled = (status: PaymentStatus): boolean =>
  isOwed(status) || status === 'UNKNOWN';
