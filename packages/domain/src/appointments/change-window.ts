import type { Party } from '../conversations/status.ts';
import { HOUR_MS } from '../time/durations.ts';

/** Notice that pet owners must give to change a booking. */
const NOTICE_MS = 24 * HOUR_MS;

/** Returns the deadline for a pet owner to change a booking; at that instant it is too late. */
export const ownerChangeDeadline = (start: Date): Date => new Date(start.getTime() - NOTICE_MS);

/**
 * Returns TOO_LATE if a pet owner wants to change a booking that starts within 24 hours of elapsed time; null
 * otherwise. Staff can always change it.
 */
export function refusalToChangeTime(party: Party, start: Date, now: Date): 'TOO_LATE' | null {
  return party === 'owner' && start.getTime() - now.getTime() <= NOTICE_MS ? 'TOO_LATE' : null;
}
