import type { Party } from '../conversations/status.ts';

/** How long before the start of a booking its pet owner has to have changed it. */
export const CHANGE_NOTICE_MINUTES = 24 * 60;
const NOTICE_MS = CHANGE_NOTICE_MINUTES * 60_000;

/**
 * Returns why somebody may not change what starts then: a pet owner may while the start is more than 24 hours of
 * elapsed time away, staff always.
 */
export function refusalToChangeTime(party: Party, start: Date, now: Date): 'TOO_LATE' | null {
  return party === 'owner' && start.getTime() - now.getTime() <= NOTICE_MS ? 'TOO_LATE' : null;
}
