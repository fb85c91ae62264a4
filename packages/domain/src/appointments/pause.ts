import { MINUTE_MS } from '../time/durations.ts';

/** Minutes for which a facility can pause bookings; 0 ends the pause. */
export const PAUSE_MINUTES = [0, 30, 60, 120, 240] as const;

/** Returns the end of a booking pause that starts now; null if the pause is over. */
export function pausedUntil(minutes: (typeof PAUSE_MINUTES)[number], now: Date): Date | null {
  return minutes === 0 ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}
