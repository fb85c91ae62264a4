import type { resendInvitation as call } from '@zampa/contract/invitations/resend-invitation';
import { invitations } from '@zampa/db/schema/invitations';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import type { PersonContext } from '../../http/context.ts';
import { lockOpen } from './lock-invitation.ts';
import { requireToManage } from './manage-right.ts';
import { expiry, sendInvitation } from './open-invitation.ts';
import { claimSeatsToInvite } from '../../access/seats.ts';

/**
 * Sends the letter or message again, whose link is valid anew. Refusals: FORBIDDEN, STATUS_CONFLICT,
 * TOO_MANY_REQUESTS, PLAN_LIMIT.
 */
export async function resendInvitation(
  { viewer, tx, body: { id }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<void> {
  const invitation = await lockOpen(tx, id);
  requireToManage(viewer, invitation);
  // Another address makes another invitation: what it is about stays.
  await deps.limits.spend(LIMITS.resentInvitations, invitation.relationId ?? id);
  if (invitation.kind === 'STAFF' && invitation.email)
    await claimSeatsToInvite({ tx, now }, invitation.facilityId, [invitation.email]);
  const sent = invitation.sent + 1;
  await tx
    .update(invitations)
    .set({ sent, updatedAt: now, expiresAt: expiry(now) })
    .where(eq(invitations.id, id));
  await sendInvitation(deps, tx, { ...invitation, sent });
}
