import type { Service } from '@zampa/contract/facilities/objects';
import {
  isTooSoonToPay,
  refusalToAskUpfront,
  upfrontOf,
  type UpfrontPart,
  type UpfrontRefusal,
  type UpfrontWindow,
} from '@zampa/domain/payments/upfront';

/** What a client is to pay before a time is confirmed, and within how many minutes. */
export type UpfrontValue = { readonly part: UpfrontPart; readonly window: UpfrontWindow };

export type UpfrontOffer = {
  /** Why nothing can be asked for before; null where something can. */
  readonly refusal: UpfrontRefusal | null;
  /** Minor units: the deposits, or null where no service has one; and all of it. */
  readonly deposit: number | null;
  readonly whole: number;
};

type Priced = Pick<Service, 'price' | 'deposit'>;

/** Returns what of these services can be asked for before. */
export function upfrontOffer(chosen: readonly Priced[], takesCards: boolean): UpfrontOffer {
  const price = chosen.reduce((sum, service) => sum + service.price, 0);
  const { amount } = upfrontOf(chosen, price);
  return {
    refusal: refusalToAskUpfront(price, takesCards),
    deposit: amount < price ? amount : null,
    whole: price,
  };
}

/** Returns what is asked for as it can be: all of it where there is no deposit, nothing where no card is taken. */
export function fittingUpfront(
  value: UpfrontValue | null,
  { refusal, deposit }: UpfrontOffer,
): UpfrontValue | null {
  if (value === null || refusal !== null) return null;
  return deposit === null ? { ...value, part: 'WHOLE' } : value;
}

/** Returns whether a time begins before the client has had that long to pay. */
export const isUpfrontTooSoon = (
  value: UpfrontValue | null,
  start: string | null,
  now: Date,
): boolean =>
  value !== null && start !== null && isTooSoonToPay(value.window, now, new Date(start));
