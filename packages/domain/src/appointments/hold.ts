import { MINUTE_MS } from '../time/durations.ts';

const HOLD_MS = 10 * MINUTE_MS;

/** Returns when a hold expires that starts now, for the slot that a pet owner has chosen. */
export const holdExpiry = (now: Date): Date => new Date(now.getTime() + HOLD_MS);
