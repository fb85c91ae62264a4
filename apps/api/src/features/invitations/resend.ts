import type { resendInvitation } from '@zampa/contract/invitations/manage';
import { invitations } from '@zampa/db/schema/invitations';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import type { ForPerson } from '../../platform/served.ts';
import { lockOpen } from './lock-invitation.ts';
import { requireToManage } from './manage-right.ts';
import { expiry, sendInvitation } from './open-invitation.ts';

const AN_HOUR = { name: 'resend-invitation', most: 5, seconds: 3600 } as const;

/** Sends the letter or message again, whose link is valid anew. Refusals: FORBIDDEN, STATUS_CONFLICT, TOO_MANY_REQUESTS. */
export async function resend(
  deps: Deps,
  { viewer, tx, body: { id }, now }: ForPerson<typeof resendInvitation>,
): Promise<void> {
  const invitation = await lockOpen(tx, id);
  requireToManage(viewer, invitation);
  await deps.limits.spend(AN_HOUR, id);
  const sent = invitation.sent + 1;
  await tx
    .update(invitations)
    .set({ sent, updatedAt: now, expiresAt: expiry(now) })
    .where(eq(invitations.id, id));
  await sendInvitation(deps, tx, { ...invitation, sent });
}
