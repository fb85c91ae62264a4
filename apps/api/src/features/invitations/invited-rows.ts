import type { Invited } from '@zampa/contract/invitations/objects';
import type { InvitationError } from '@zampa/domain/invitations/invite';

/** Somebody of a list who can be invited, or why they cannot. */
export type Verdict<Invitee> = { readonly invitee: Invitee } | { readonly code: InvitationError };

/** Returns those who can be invited. */
export const inviteesOf = <Invitee>(verdicts: readonly Verdict<Invitee>[]): readonly Invitee[] =>
  verdicts.flatMap((verdict) => ('invitee' in verdict ? [verdict.invitee] : []));

/** Returns what became of each row of a list. */
export function invitedRows(verdicts: readonly Verdict<unknown>[]): Invited {
  const rows = verdicts.map((verdict, row) =>
    'code' in verdict
      ? { row, status: 'ERROR' as const, code: verdict.code }
      : { row, status: 'INVITED' as const },
  );
  return { invited: inviteesOf(verdicts).length, rows };
}
