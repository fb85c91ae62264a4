/** In 100 basis points there is one percent. */
const BASIS_POINTS = 10_000;
/** Minor units: less than this no card is charged. */
export const CARD_MINIMUM = 50;
/** Minor units: the most that can be asked for at once. */
export const LARGEST_CHARGE = 10_000_000;
/** So many times the price of what was booked can be asked for at most. */
const MOST_TIMES_THE_PRICE = 10;

/**
 * Returns the part of a price that is paid in advance, in minor units, rounded half up; so little that no card takes it
 * is raised to what one takes, at most to the price.
 */
export function depositOf(price: number, percent: number): number {
  const part = Math.floor((price * percent * 2 + 100) / 200);
  return part > 0 && part < CARD_MINIMUM ? Math.min(CARD_MINIMUM, price) : part;
}

/** Returns what the plan keeps of a card payment, in minor units, never more than it. */
export const feeOf = (amount: number, basisPoints: number): number =>
  Math.floor((amount * basisPoints) / BASIS_POINTS);

/** Returns whether so much can be asked for something of this price; what was free can be given one. */
export const isChargeable = (amount: number, price: number): boolean =>
  amount > 0 && amount <= LARGEST_CHARGE && (price === 0 || amount <= price * MOST_TIMES_THE_PRICE);
