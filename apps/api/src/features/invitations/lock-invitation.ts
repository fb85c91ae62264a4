import { invitations } from '@zampa/db/schema/invitations';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Invitation } from './create-invitations.ts';

/**
 * Locks the open invitation of a link until commit. Errors: NOT_FOUND for an invalid token, STATUS_CONFLICT if the
 * invitation was used, withdrawn or has expired.
 */
export async function lockInvitationByToken(
  deps: Deps,
  tx: Queryable,
  token: string,
  now: Date,
): Promise<Invitation> {
  const id = deps.tokens.readInvitation(token);
  if (!id) throw new Refusal('NOT_FOUND');
  const invitation = await lockOpenInvitation(tx, id);
  if (invitation.expiresAt <= now) throw new Refusal('STATUS_CONFLICT');
  return invitation;
}

/** Locks an open invitation until commit. Errors: NOT_FOUND, STATUS_CONFLICT if it is not open. */
export async function lockOpenInvitation(tx: Queryable, id: string): Promise<Invitation> {
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(eq(invitations.id, id))
    .for('update');
  if (!invitation) throw new Refusal('NOT_FOUND');
  if (invitation.status !== 'OPEN') throw new Refusal('STATUS_CONFLICT');
  return invitation;
}

/** Closes an invitation as accepted, ignored or withdrawn. */
export async function closeInvitation(
  tx: Queryable,
  id: string,
  status: 'ACCEPTED' | 'IGNORED' | 'WITHDRAWN',
  now: Date,
): Promise<void> {
  await tx.update(invitations).set({ status, updatedAt: now }).where(eq(invitations.id, id));
}
