import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';

/**
 * Returns the clinics shown as the family's own. Excludes ended relations, and open invitations, which are shown as
 * cards.
 *
 * @param inviting ids of the clinics with an invitation that the user can answer
 */
export const shownClinics = (
  clinics: readonly JoinedClinic[],
  inviting: readonly string[],
): readonly JoinedClinic[] =>
  clinics.filter(
    ({ id, status }) => status !== 'REMOVED' && !(status === 'INVITED' && inviting.includes(id)),
  );
