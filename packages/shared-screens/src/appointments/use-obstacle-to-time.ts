import { useMe } from '@zampa/client/session/use-me';
import { refusalOfVisit, refusalToChangeVisit } from '@zampa/domain/clients/relationship';

/** Whose time it is, and where. */
export type WhoseTime = { readonly facilityId: string; readonly familyId: string };

/**
 * Returns why a family gets no other time at a facility, or no new one in place of one that `isOff`; null where they do.
 * Whoever it no longer has as a client, or who has left it, can only call off what is ahead, and so can everybody while it
 * begins nothing new. Another family of the same person may stand otherwise.
 */
export function useObstacleToTime(
  { facilityId, familyId }: WhoseTime,
  isOff = false,
): 'notMoved' | 'notMovedNow' | null {
  const { vetFacilities } = useMe();
  const refusalOf = isOff ? refusalOfVisit : refusalToChangeVisit;
  const relation = vetFacilities.find(
    ({ id, FamilyId }) => id === facilityId && FamilyId === familyId,
  );
  if (!relation || refusalOf(relation.status)) return 'notMoved';
  return relation.acceptsRequests ? null : 'notMovedNow';
}
