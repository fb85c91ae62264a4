import { useMe } from '@zampa/client/session/use-me';
import { refusalOfVisit, refusalToChangeVisit } from '@zampa/domain/clients/relationship';

/**
 * Returns why a pet owner gets no other time at a facility, or no new one in place of one that `isOff`; null where they do.
 * Whoever it no longer has as a client, or who has left it, can only call off what is ahead, and so can everybody while it
 * begins nothing new.
 */
export function useObstacleToTime(
  facilityId: string,
  isOff = false,
): 'notMoved' | 'notMovedNow' | null {
  const { vetFacilities } = useMe();
  const refusalOf = isOff ? refusalOfVisit : refusalToChangeVisit;
  const clients = vetFacilities.filter(
    ({ id, status }) => id === facilityId && refusalOf(status) === null,
  );
  if (clients.length === 0) return 'notMoved';
  return clients.some(({ acceptsRequests }) => acceptsRequests) ? null : 'notMovedNow';
}
