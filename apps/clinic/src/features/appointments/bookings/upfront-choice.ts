import type { Service } from '@zampa/contract/facilities/objects';
import {
  isTooSoonToPay,
  refusalToAskUpfront,
  upfrontOf,
  type UpfrontPart,
  type UpfrontRefusal,
  type UpfrontWindow,
} from '@zampa/domain/payments/upfront';

/** The prepayment: its amount (deposit or full price) and the minutes in which it must be paid. */
export type UpfrontValue = { readonly part: UpfrontPart; readonly window: UpfrontWindow };

export type UpfrontOffer = {
  /** Why no prepayment is possible; null if it is. */
  readonly refusal: UpfrontRefusal | null;
  /** In minor units. `deposit` is null if it would be nothing or the whole price. */
  readonly deposit: number | null;
  readonly whole: number;
};

type Priced = Pick<Service, 'price' | 'deposit'>;

/** Returns the prepayment options for the chosen services. */
export function upfrontOffer(chosen: readonly Priced[], takesCards: boolean): UpfrontOffer {
  const price = chosen.reduce((sum, service) => sum + service.price, 0);
  const { amount } = upfrontOf(chosen, price);
  return {
    refusal: refusalToAskUpfront(price, takesCards),
    deposit: amount < price ? amount : null,
    whole: price,
  };
}

/**
 * Adjusts the chosen prepayment to what is possible: the full price if there is no deposit, null if none may be
 * requested.
 */
export function adjustUpfront(
  value: UpfrontValue | null,
  { refusal, deposit }: UpfrontOffer,
): UpfrontValue | null {
  if (value === null || refusal !== null) return null;
  return deposit === null ? { ...value, part: 'WHOLE' } : value;
}

/** Returns whether the appointment begins before the payment window ends. */
export const isUpfrontTooSoon = (
  value: UpfrontValue | null,
  start: string | null,
  now: Date,
): boolean =>
  value !== null && start !== null && isTooSoonToPay(value.window, now, new Date(start));
