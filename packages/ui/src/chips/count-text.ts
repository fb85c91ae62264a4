/** Returns how a count is written where there is little room: `99+` from a hundred on. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count));
