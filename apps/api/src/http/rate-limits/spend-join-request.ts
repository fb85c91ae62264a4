import type { Limits } from './counters.ts';
import { LIMITS } from './table.ts';

/**
 * Counts that somebody asks to join a staff or a family, which its admins are told of each time. Refusal:
 * TOO_MANY_REQUESTS.
 *
 * @param placeId the facility or the family
 */
export async function spendJoinRequest(
  limits: Pick<Limits, 'spend'>,
  userId: string,
  placeId: string,
): Promise<void> {
  await limits.spend(LIMITS.joinRequestsAtPlace, `${userId}:${placeId}`);
  await limits.spend(LIMITS.joinRequests, userId);
}
