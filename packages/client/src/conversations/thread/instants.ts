/** Returns whether an instant is later than another; compares by time, because their precision may differ. */
export const isLater = (instant: string, than: string) => Date.parse(instant) > Date.parse(than);

/** Returns the later of two instants. */
export const laterOf = (one: string, other: string) => (isLater(other, one) ? other : one);
