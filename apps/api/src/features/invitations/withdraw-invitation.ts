import type { withdrawInvitation as call } from '@zampa/contract/invitations/withdraw-invitation';
import { facilityClients } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { saveRelationStatus } from '../clients/public.ts';
import { lockOpenInvitation, closeInvitation } from './lock-invitation.ts';
import { requireInvitationManager } from './require-invitation-manager.ts';

/**
 * Withdraws an invitation. An invited client becomes IMPORTED again and can be re-invited. Errors: FORBIDDEN,
 * STATUS_CONFLICT.
 */
export async function withdrawInvitation(
  { viewer, tx, query: { id }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<void> {
  const invitation = await lockOpenInvitation(tx, id);
  requireInvitationManager(viewer, invitation);
  await closeInvitation(tx, id, 'WITHDRAWN', now);
  if (!invitation.relationId) return;
  const [relation] = await tx
    .select()
    .from(facilityClients)
    .where(eq(facilityClients.id, invitation.relationId))
    .for('update');
  if (relation?.status !== 'INVITED') return;
  await saveRelationStatus(tx, relation, 'IMPORTED', now);
  publishClient(deps, tx, relation.facilityId, relation.familyId);
}
