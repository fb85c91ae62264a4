import { facilityClients } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { and, eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-kinds.ts';
import { renderLetter } from '../../emails/render.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import type { Invitation } from './open-invitation.ts';

/** Sends the letter of an invitation, and tells the clinic whether its address takes it. */
export function deliverInvitation(deps: Deps): JobHandler<'invitation-letter'> {
  return async ({ letter, ...which }, key) => {
    await note(deps, which, await deps.mail.send(renderLetter(letter, key)));
  };
}

/** The same for a message to a phone; null without a provider. */
export function deliverText(deps: Deps): JobHandler<'invitation-sms'> | null {
  const { sms } = deps;
  if (!sms) return null;
  return async ({ text, ...which }) => {
    await note(deps, which, await sms.send(text));
  };
}

async function note(
  deps: Deps,
  { id, sent }: Pick<Invitation, 'id' | 'sent'>,
  outcome: 'sent' | 'rejected',
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [invitation] = await tx
      .update(invitations)
      .set({ delivery: outcome === 'sent' ? 'SENT' : 'REFUSED' })
      .where(and(eq(invitations.id, id), eq(invitations.sent, sent)))
      .returning();
    if (invitation) await announce(deps, tx, invitation);
  });
}

async function announce(
  deps: Deps,
  tx: Queryable,
  { facilityId, relationId, inviterId }: Invitation,
): Promise<void> {
  if (!relationId) return publishStaff(deps, tx, facilityId, inviterId);
  const [relation] = await tx
    .select({ familyId: facilityClients.familyId })
    .from(facilityClients)
    .where(eq(facilityClients.id, relationId));
  if (relation) publishClient(deps, tx, facilityId, relation.familyId);
}
