import { type JoinedClinic, joinedClinics } from '@zampa/client/clients/joined-clinics';
import type { VetFacility } from '@zampa/contract/people/user';
import { hasEnded, refusalOfContact } from '@zampa/domain/clients/relationship';

/**
 * Returns the clinic of which is said, in place of the steps, why it cannot be asked: the one that is asked for, where it
 * takes nothing new, or, where none does, the first that does not, that has shut the family out, or that the family has
 * paused. Undefined where the steps can begin, and where somebody has no clinic.
 *
 * @param asked the id of the clinic that was chosen before
 */
export function closedClinic(
  relations: readonly VetFacility[],
  asked: string | undefined,
): JoinedClinic | undefined {
  const clinics = joinedClinics(relations);
  const joined = clinics.filter(({ status }) => refusalOfContact(status, 'owner') === null);
  const refusing = joined.filter(({ acceptsRequests }) => !acceptsRequests);
  const named = refusing.find(({ id }) => id === asked);
  if (named || joined.length > refusing.length) return named;
  return refusing[0] ?? clinics.find(({ status }) => hasEnded(status));
}
