/** Basis points in a whole: 100 of them are one percent. */
const BASIS_POINTS = 10_000;
/** Minimum card charge, in minor units. */
export const CARD_MINIMUM = 50;
/** Maximum single charge, in minor units. */
export const LARGEST_CHARGE = 10_000_000;
/** Maximum charge as a multiple of the booked price. */
const MOST_TIMES_THE_PRICE = 10;

/**
 * Returns the deposit of a price in minor units, rounded half up. Raised to the minimum card charge, but never above
 * the price.
 */
export function depositOf(price: number, percent: number): number {
  const part = Math.floor((price * percent * 2 + 100) / 200);
  return part > 0 && part < CARD_MINIMUM ? Math.min(CARD_MINIMUM, price) : part;
}

/** Returns the plan's fee on a card payment, in minor units, rounded down. */
export const feeOf = (amount: number, basisPoints: number): number =>
  Math.floor((amount * basisPoints) / BASIS_POINTS);

/** Returns whether an amount can be charged for a price; any amount up to the maximum if the price is 0. */
export const isChargeable = (amount: number, price: number): boolean =>
  amount > 0 && amount <= LARGEST_CHARGE && (price === 0 || amount <= price * MOST_TIMES_THE_PRICE);
