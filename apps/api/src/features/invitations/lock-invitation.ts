import { invitations } from '@zampa/db/schema/invitations';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Invitation } from './open-invitation.ts';

/**
 * Locks the open invitation of a link until commit. Refusals: NOT_FOUND for a token that is none, STATUS_CONFLICT for
 * one that was used, taken back or has expired.
 */
export async function lockByToken(
  deps: Deps,
  tx: Queryable,
  token: string,
  now: Date,
): Promise<Invitation> {
  const id = deps.tokens.readInvitation(token);
  if (!id) throw new Refusal('NOT_FOUND');
  const invitation = await lockOpen(tx, id);
  if (invitation.expiresAt <= now) throw new Refusal('STATUS_CONFLICT');
  return invitation;
}

/** Locks an open invitation until commit. Refusals: NOT_FOUND, STATUS_CONFLICT when it is not open. */
export async function lockOpen(tx: Queryable, id: string): Promise<Invitation> {
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(eq(invitations.id, id))
    .for('update');
  if (!invitation) throw new Refusal('NOT_FOUND');
  if (invitation.status !== 'OPEN') throw new Refusal('STATUS_CONFLICT');
  return invitation;
}

/** Ends an invitation with its answer, or when it is taken back. */
export async function closeInvitation(
  tx: Queryable,
  id: string,
  status: 'ACCEPTED' | 'IGNORED' | 'WITHDRAWN',
  now: Date,
): Promise<void> {
  await tx.update(invitations).set({ status, updatedAt: now }).where(eq(invitations.id, id));
}
