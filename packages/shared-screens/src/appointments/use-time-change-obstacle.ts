import { useMe } from '@zampa/client/session/use-me';
import { refusalToBookVisit, refusalToChangeVisit } from '@zampa/domain/clients/relationship';

/** The family and the clinic of an appointment. */
export type FamilyAtClinic = { readonly facilityId: string; readonly familyId: string };

/**
 * Returns why a family cannot choose another time at a clinic (or, if `isOff`, a new time for a canceled visit);
 * null if it can. A family that is no longer a client can only cancel, and so can every family while the clinic
 * accepts no requests. The result may differ between families of the same person.
 */
export function useTimeChangeObstacle(
  { facilityId, familyId }: FamilyAtClinic,
  isOff = false,
): 'notMoved' | 'notMovedNow' | null {
  const { vetFacilities } = useMe();
  const refusalOf = isOff ? refusalToBookVisit : refusalToChangeVisit;
  const relation = vetFacilities.find(
    ({ id, FamilyId }) => id === facilityId && FamilyId === familyId,
  );
  if (!relation || refusalOf(relation.status)) return 'notMoved';
  return relation.acceptsRequests ? null : 'notMovedNow';
}
