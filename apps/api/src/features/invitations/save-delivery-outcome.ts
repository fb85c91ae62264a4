import { facilityClients } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { and, eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import type { Invitation } from './create-invitations.ts';

/** Saves whether an invitation's message was delivered or rejected, and publishes the change to the clinic. */
export async function saveDeliveryOutcome(
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
    if (invitation) await publishDelivery(deps, tx, invitation);
  });
}

async function publishDelivery(
  deps: Deps,
  tx: Queryable,
  { facilityId, relationId }: Invitation,
): Promise<void> {
  if (!relationId) return publishStaff(deps, tx, facilityId, null);
  const [relation] = await tx
    .select({ familyId: facilityClients.familyId })
    .from(facilityClients)
    .where(eq(facilityClients.id, relationId));
  if (relation) publishClient(deps, tx, facilityId, relation.familyId);
}
