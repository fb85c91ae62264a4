import type { HOLD_WINDOWS } from '../appointments/booking-status.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { CARD_MINIMUM, depositOf } from './amounts.ts';
import { isOpenCharge, type ChargeStatus } from './ledger.ts';

/** What a clinic asks for before a time is confirmed: the deposits of the services, or all of it. */
export const UPFRONT_PARTS = ['DEPOSIT', 'WHOLE'] as const;
export type UpfrontPart = (typeof UPFRONT_PARTS)[number];

export type PricedService = { readonly price: number; readonly deposit: number };

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

/** Returns what can still be paid before, where of the price only so much is neither paid nor asked for. */
export function upfrontWithin(upfront: Upfront, uncharged: number): Upfront {
  const amount = Math.max(0, Math.min(upfront.amount, uncharged));
  const kind = amount < upfront.amount ? 'RESERVATION' : upfront.kind;
  return { kind, amount, deposit: Math.min(upfront.deposit, amount) };
}

/** What somebody agrees to who asks for services: what they cost, and what of it is paid before; minor units. */
export type AgreedTerms = { readonly price: number; readonly upfront: number };

/**
 * Returns what somebody agrees to who asks for services.
 *
 * @param hasTime whether they choose a time of their own: what the clinic proposes is confirmed without a deposit
 */
export function agreedTerms(services: readonly PricedService[], hasTime: boolean): AgreedTerms {
  const price = services.reduce((sum, each) => sum + each.price, 0);
  const isDue = hasTime && services.some((each) => each.price > 0 && each.deposit > 0);
  return { price, upfront: isDue ? upfrontOf(services, price).amount : 0 };
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

/** A charge, of whatever a conversation costs. */
type Charged = {
  readonly status: ChargeStatus;
  /** Minor units. */
  readonly amount: number;
  readonly upfront: boolean;
  /** The booking for which it is paid upfront. */
  readonly bookingId: string | null;
};

/** Returns what is asked for upfront for a booking and not paid yet, in minor units; 0 where nothing is. */
export const askedUpfront = (charges: readonly Charged[], bookingId: string): number =>
  charges
    .filter((charge) => charge.upfront && charge.bookingId === bookingId)
    .filter(({ status }) => isOpenCharge(status))
    .reduce((sum, { amount }) => sum + amount, 0);
