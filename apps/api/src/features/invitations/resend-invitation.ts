import type { resendInvitation as call } from '@zampa/contract/invitations/resend-invitation';
import { invitations } from '@zampa/db/schema/invitations';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { LIMITS } from '../../platform/rate-limits/table.ts';
import type { PersonContext } from '../../platform/context.ts';
import { lockOpen } from './lock-invitation.ts';
import { requireToManage } from './manage-right.ts';
import { expiry, sendInvitation } from './open-invitation.ts';

/** Sends the letter or message again, whose link is valid anew. Refusals: FORBIDDEN, STATUS_CONFLICT, TOO_MANY_REQUESTS. */
export async function resendInvitation(
  { viewer, tx, body: { id }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<void> {
  const invitation = await lockOpen(tx, id);
  requireToManage(viewer, invitation);
  // Another address makes another invitation: what it is about stays.
  await deps.limits.spend(LIMITS.resentInvitations, invitation.relationId ?? id);
  const sent = invitation.sent + 1;
  await tx
    .update(invitations)
    .set({ sent, updatedAt: now, expiresAt: expiry(now) })
    .where(eq(invitations.id, id));
  await sendInvitation(deps, tx, { ...invitation, sent });
}
