/* How long is what, in milliseconds. A day here is a span, not a date: those of a change of the clocks are longer or shorter. */

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Of times that are counted in minutes. */
export const DAY_MINUTES = 24 * 60;
