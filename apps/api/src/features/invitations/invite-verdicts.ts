import type { Invited } from '@zampa/contract/invitations/objects';
import type { InvitationError } from '@zampa/domain/invitations/invite';

/** A row of an invitation list: the person to invite, or the error code. */
export type InviteVerdict<Invitee> =
  | { readonly invitee: Invitee }
  | { readonly code: InvitationError };

/** Returns the people who can be invited. */
export const inviteesOf = <Invitee>(
  verdicts: readonly InviteVerdict<Invitee>[],
): readonly Invitee[] =>
  verdicts.flatMap((verdict) => ('invitee' in verdict ? [verdict.invitee] : []));

/** Returns the result of each row of an invitation list, and the number of people invited. */
export function toInvitedResult(verdicts: readonly InviteVerdict<unknown>[]): Invited {
  const rows = verdicts.map((verdict, row) =>
    'code' in verdict
      ? { row, status: 'ERROR' as const, code: verdict.code }
      : { row, status: 'INVITED' as const },
  );
  return { invited: inviteesOf(verdicts).length, rows };
}
