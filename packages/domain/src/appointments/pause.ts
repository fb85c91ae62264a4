import { MINUTE_MS } from '../time/durations.ts';

/** For how many minutes a facility may take no bookings; 0 takes them again at once. */
export const PAUSE_MINUTES = [0, 30, 60, 120, 240] as const;

/** Returns until when a facility takes no bookings; null where it takes them. */
export function pausedUntil(minutes: (typeof PAUSE_MINUTES)[number], now: Date): Date | null {
  return minutes === 0 ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}
