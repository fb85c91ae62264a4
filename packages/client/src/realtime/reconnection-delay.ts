/**
 * Delay of the first reconnection attempt in milliseconds, randomized by ±50 %. Short, because another server may
 * answer immediately if one of several failed. Doubles with each attempt, up to five seconds.
 */
export const RECONNECTION_DELAY_MS = 250;
