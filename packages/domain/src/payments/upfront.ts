import type { HOLD_WINDOWS } from '../appointments/booking-status.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { CARD_MINIMUM, depositOf } from './amounts.ts';
import { isOpenCharge, type ChargeStatus } from './ledger.ts';

/**
 * Part of the price that a clinic requires before a booking is confirmed: the services' deposits, or the full price.
 */
export const UPFRONT_PARTS = ['DEPOSIT', 'WHOLE'] as const;
export type UpfrontPart = (typeof UPFRONT_PARTS)[number];

export type PricedService = { readonly price: number; readonly deposit: number };

export type Upfront = {
  readonly kind: 'RESERVATION' | 'UPFRONT';
  /** Prepayment, in minor units. */
  readonly amount: number;
  /** Part of it that the clinic retains if the client does not come, in minor units. */
  readonly deposit: number;
};

/**
 * Returns the prepayment of a booking: the deposits of its services, or the full price if `part` is WHOLE or no
 * service has a deposit.
 *
 * @param price price of the visit, which limits the deposits
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

/** Limits a prepayment to the part of the price that is not charged yet. */
export function upfrontWithin(upfront: Upfront, uncharged: number): Upfront {
  const amount = Math.max(0, Math.min(upfront.amount, uncharged));
  const kind = amount < upfront.amount ? 'RESERVATION' : upfront.kind;
  return { kind, amount, deposit: Math.min(upfront.deposit, amount) };
}

/** Terms that a client accepts with a request: total price and prepayment, in minor units. */
export type AgreedTerms = { readonly price: number; readonly upfront: number };

/**
 * Computes the terms that a client accepts with a request.
 *
 * @param isPaidFirst whether the client chooses a time, or asks for a consultation by message; a time that the clinic
 * proposes needs no deposit
 */
export function agreedTerms(services: readonly PricedService[], isPaidFirst: boolean): AgreedTerms {
  const price = services.reduce((sum, each) => sum + each.price, 0);
  const isDue = isPaidFirst && services.some((each) => each.price > 0 && each.deposit > 0);
  return { price, upfront: isDue ? upfrontOf(services, price).amount : 0 };
}

export type UpfrontWindow = (typeof HOLD_WINDOWS)[number];

/** Returns until when a time is held for its payment: the chosen minutes, but no later than its start. */
export const paymentHoldEnd = (minutes: UpfrontWindow, now: Date, start: Date): Date =>
  new Date(Math.min(now.getTime() + minutes * MINUTE_MS, start.getTime()));

export type UpfrontRefusal = 'FREE' | 'PAYMENTS_NOT_CONFIGURED' | 'TOO_LITTLE_FOR_CARD';

/**
 * Returns the reason why a client cannot be asked for a prepayment; null if possible.
 *
 * @param isReady whether the provider account can receive payments
 */
export function refusalToAskUpfront(amount: number, isReady: boolean): UpfrontRefusal | null {
  if (amount === 0) return 'FREE';
  if (!isReady) return 'PAYMENTS_NOT_CONFIGURED';
  return amount < CARD_MINIMUM ? 'TOO_LITTLE_FOR_CARD' : null;
}

/** Returns whether a booking starts before the payment window ends. */
export const isTooSoonToPay = (minutes: UpfrontWindow, now: Date, start: Date): boolean =>
  start.getTime() - now.getTime() < minutes * MINUTE_MS;

/** Reasons why a prepaid booking does not take place. */
export type UpfrontEnd = 'CALLED_OFF' | 'MISSED';

/**
 * Returns the refund of a prepayment, in minor units: the full prepayment or, after a no-show, the part above the
 * deposit.
 */
export const upfrontRefund = (
  end: UpfrontEnd,
  { left, deposit }: { readonly left: number; readonly deposit: number },
): number => (end === 'MISSED' ? Math.max(0, left - deposit) : left);

/** Any charge of a conversation. */
type Charged = {
  readonly status: ChargeStatus;
  /** Minor units. */
  readonly amount: number;
  readonly upfront: boolean;
  /** Booking that the prepayment is for. */
  readonly bookingId: string | null;
};

/** Returns the unpaid prepayment of a booking, in minor units; 0 without one. */
export const openUpfrontAmount = (charges: readonly Charged[], bookingId: string): number =>
  charges
    .filter((charge) => charge.upfront && charge.bookingId === bookingId)
    .filter(({ status }) => isOpenCharge(status))
    .reduce((sum, { amount }) => sum + amount, 0);
