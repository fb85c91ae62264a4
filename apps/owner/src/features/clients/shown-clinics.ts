import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';

/**
 * Returns the clinics that are shown as those of the family: not where that has ended, nor where one waits for an answer,
 * which is shown as an invitation.
 *
 * @param inviting ids of the clinics whose invitation the person can answer
 */
export const shownClinics = (
  clinics: readonly JoinedClinic[],
  inviting: readonly string[],
): readonly JoinedClinic[] =>
  clinics.filter(
    ({ id, status }) => status !== 'REMOVED' && !(status === 'INVITED' && inviting.includes(id)),
  );
