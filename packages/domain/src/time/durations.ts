/* Durations in milliseconds. A day here is 24 hours; calendar days with a DST change are longer or shorter. */

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Minutes of a day, for times counted in minutes. */
export const DAY_MINUTES = 24 * 60;
