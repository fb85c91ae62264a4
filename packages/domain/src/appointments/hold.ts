import { MINUTE_MS } from '../time/durations.ts';

const HOLD_MS = 10 * MINUTE_MS;

/** Returns until when a time is kept for the pet owner who has chosen it now. */
export const holdExpiry = (now: Date): Date => new Date(now.getTime() + HOLD_MS);
