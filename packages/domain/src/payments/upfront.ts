import type { HOLD_WINDOWS } from '../appointments/booking-status.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { CARD_MINIMUM, depositOf } from './amounts.ts';
import type { PaymentType } from './settling.ts';

/** What a clinic asks for before a time is confirmed: the deposits of the services, or all of it. */
export const UPFRONT_PARTS = ['DEPOSIT', 'WHOLE'] as const;
export type UpfrontPart = (typeof UPFRONT_PARTS)[number];

type PricedService = { readonly price: number; readonly deposit: number };

export type Upfront = {
  readonly kind: 'RESERVATION' | 'UPFRONT';
  /** Minor units: what is paid before. */
  readonly amount: number;
  /** Minor units: what of it is kept when nobody comes. */
  readonly deposit: number;
};

/**
 * Returns what is paid before a time is confirmed: the deposits of its services, or all of it where that is asked for or
 * none of them has one.
 *
 * @param price of the visit, which the deposits never exceed
 */
export function upfrontOf(
  services: readonly PricedService[],
  price: number,
  part: UpfrontPart = 'DEPOSIT',
): Upfront {
  const deposits = services.reduce((sum, each) => sum + depositOf(each.price, each.deposit), 0);
  const deposit = Math.min(deposits, price);
  const amount = part === 'WHOLE' || deposit === 0 ? price : deposit;
  return { kind: amount < price ? 'RESERVATION' : 'UPFRONT', amount, deposit };
}

export type UpfrontWindow = (typeof HOLD_WINDOWS)[number];

/** Returns until when a time is held for its payment: as long as was chosen, at most until it begins. */
export const heldForPayment = (minutes: UpfrontWindow, now: Date, start: Date): Date =>
  new Date(Math.min(now.getTime() + minutes * MINUTE_MS, start.getTime()));

export type UpfrontRefusal = 'FREE' | 'PAYMENTS_NOT_CONFIGURED' | 'TOO_LITTLE_FOR_CARD';

/**
 * Returns why a client cannot be asked to pay this before; `null` when they can.
 *
 * @param isReady whether the account with the card provider takes payments
 */
export function refusalToAskUpfront(amount: number, isReady: boolean): UpfrontRefusal | null {
  if (amount === 0) return 'FREE';
  if (!isReady) return 'PAYMENTS_NOT_CONFIGURED';
  return amount < CARD_MINIMUM ? 'TOO_LITTLE_FOR_CARD' : null;
}

/** Returns whether a time begins before so many minutes to pay it have passed. */
export const isTooSoonToPay = (minutes: UpfrontWindow, now: Date, start: Date): boolean =>
  start.getTime() - now.getTime() < minutes * MINUTE_MS;

/** Why something that was paid upfront does not take place. */
export type UpfrontEnd = 'CALLED_OFF' | 'MISSED';

/** Returns what goes back of an upfront payment, in minor units: all of it, or what exceeds the deposit where nobody came. */
export const upfrontRefund = (
  end: UpfrontEnd,
  { left, deposit }: { readonly left: number; readonly deposit: number },
): number => (end === 'MISSED' ? Math.max(0, left - deposit) : left);

export type UpfrontPayment = {
  readonly status: string;
  readonly upfront: boolean;
  readonly bookingId: string | null;
  /** Minor units: what of it is kept when nobody comes. */
  readonly deposit: number;
  /** Minor units: what of it can still go back. */
  readonly refundable: number;
  readonly payment_type: PaymentType;
};

/** What becomes of what was paid upfront for a booking, in minor units. */
export type UpfrontShares = {
  /** What goes back to the card by itself. */
  readonly toCard: number;
  /** What was paid in cash and has to be given back by hand. */
  readonly byHand: number;
  /** What stays with the clinic. */
  readonly kept: number;
};

/** Returns what becomes of what was paid upfront for a booking that ends so. */
export function upfrontShares(
  end: UpfrontEnd,
  bookingId: string,
  payments: readonly UpfrontPayment[],
): UpfrontShares {
  const shares = { toCard: 0, byHand: 0, kept: 0 };
  for (const { status, upfront, ...paid } of payments) {
    if (!upfront || status !== 'PAID' || paid.bookingId !== bookingId) continue;
    const left = paid.refundable;
    const back = upfrontRefund(end, { left, deposit: paid.deposit });
    shares[paid.payment_type === 'CASH' ? 'byHand' : 'toCard'] += back;
    shares.kept += left - back;
  }
  return shares;
}
