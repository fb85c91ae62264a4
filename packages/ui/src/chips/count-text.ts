/** Formats a count for little space: `99+` from 100. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count));
