import type { Limits } from './counters.ts';
import { LIMITS } from './table.ts';

/**
 * Counts a request to join a team or family, each of which notifies its admins. Errors: TOO_MANY_REQUESTS.
 *
 * @param placeId the facility or family
 */
export async function spendJoinRequest(
  limits: Pick<Limits, 'spend'>,
  userId: string,
  placeId: string,
): Promise<void> {
  await limits.spend(LIMITS.joinRequestsAtPlace, `${userId}:${placeId}`);
  await limits.spend(LIMITS.joinRequests, userId);
}
