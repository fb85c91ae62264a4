import { type JoinedClinic, joinedClinics } from '@zampa/client/clients/joined-clinics';
import type { VetFacility } from '@zampa/contract/people/user';
import { hasRelationEnded, refusalToContact } from '@zampa/domain/clients/relationship';

/**
 * Returns the clinic that is shown instead of the steps, because it prevents a request: the requested clinic if it
 * accepts no requests. If no clinic accepts requests, returns the first that accepts none, has blocked the family
 * or was paused by it. Undefined if a request is possible or the family has no clinic.
 * @param requestedId id of the clinic that was chosen before
 */
export function closedClinic(
  relations: readonly VetFacility[],
  requestedId: string | undefined,
): JoinedClinic | undefined {
  const clinics = joinedClinics(relations);
  const joined = clinics.filter(({ status }) => refusalToContact(status, 'owner') === null);
  const refusing = joined.filter(({ acceptsRequests }) => !acceptsRequests);
  const named = refusing.find(({ id }) => id === requestedId);
  if (named || joined.length > refusing.length) return named;
  return refusing[0] ?? clinics.find(({ status }) => hasRelationEnded(status));
}
