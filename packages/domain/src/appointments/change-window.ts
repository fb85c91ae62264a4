import type { Party } from '../conversations/status.ts';
import { HOUR_MS } from '../time/durations.ts';

/** How long before the start of a booking its pet owner has to have changed it. */
const NOTICE_MS = 24 * HOUR_MS;

/** Returns until when a pet owner may change what starts then; at that instant they may no more. */
export const changeableUntil = (start: Date): Date => new Date(start.getTime() - NOTICE_MS);

/**
 * Returns why somebody may not change what starts then: a pet owner may while the start is more than 24 hours of
 * elapsed time away, staff always.
 */
export function refusalToChangeTime(party: Party, start: Date, now: Date): 'TOO_LATE' | null {
  return party === 'owner' && start.getTime() - now.getTime() <= NOTICE_MS ? 'TOO_LATE' : null;
}
