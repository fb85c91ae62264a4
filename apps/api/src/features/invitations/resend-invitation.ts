import type { resendInvitation as call } from '@zampa/contract/invitations/resend-invitation';
import { invitations } from '@zampa/db/schema/invitations';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import type { PersonContext } from '../../http/context.ts';
import { lockOpenInvitation } from './lock-invitation.ts';
import { requireInvitationManager } from './require-invitation-manager.ts';
import { invitationExpiry, enqueueInvitation } from './create-invitations.ts';
import { claimSeatsToInvite } from '../../access/seats.ts';

/** Resends an invitation and renews its link. Errors: FORBIDDEN, STATUS_CONFLICT, TOO_MANY_REQUESTS, PLAN_LIMIT. */
export async function resendInvitation(
  { viewer, tx, body: { id }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<void> {
  const invitation = await lockOpenInvitation(tx, id);
  requireInvitationManager(viewer, invitation);
  // Counted per client relation, because changing the address creates another invitation.
  await deps.limits.spend(LIMITS.resentInvitations, invitation.relationId ?? id);
  if (invitation.kind === 'STAFF' && invitation.email)
    await claimSeatsToInvite({ tx, now }, invitation.facilityId, [invitation.email]);
  const sent = invitation.sent + 1;
  await tx
    .update(invitations)
    .set({ sent, updatedAt: now, expiresAt: invitationExpiry(now) })
    .where(eq(invitations.id, id));
  await enqueueInvitation(deps, { tx, now }, { ...invitation, sent });
}
