import { facilityClients } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { and, eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { renderLetter } from '../../platform/letters/render.ts';
import type { JobHandler } from '../../platform/outbox-jobs.ts';
import type { Mail } from '../../ports/mail.ts';
import { announceClient } from '../../records/announce-family.ts';
import { announceStaff } from '../../records/announce-staff.ts';
import type { InvitationLetter } from './letter-job.ts';
import type { Invitation } from './open-invitation.ts';

/** Sends the letter of an invitation, and tells the clinic whether its address takes it. */
export function deliverInvitation(deps: Deps, mail: Mail): JobHandler {
  return async (payload, key) => {
    const { id, sent, letter } = payload as InvitationLetter;
    const outcome = await mail.send(renderLetter(letter, key));
    await inTransaction(deps.db, async (tx) => {
      const [invitation] = await tx
        .update(invitations)
        .set({ delivery: outcome === 'sent' ? 'SENT' : 'REFUSED' })
        .where(and(eq(invitations.id, id), eq(invitations.sent, sent)))
        .returning();
      if (invitation) await announce(deps, tx, invitation);
    });
  };
}

async function announce(
  deps: Deps,
  tx: Queryable,
  { facilityId, relationId, inviterId }: Invitation,
): Promise<void> {
  if (!relationId) return announceStaff(deps, tx, facilityId, inviterId);
  const [relation] = await tx
    .select({ familyId: facilityClients.familyId })
    .from(facilityClients)
    .where(eq(facilityClients.id, relationId));
  if (relation) announceClient(deps, tx, facilityId, relation.familyId);
}
