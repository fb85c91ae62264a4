import type { withdrawInvitation as call } from '@zampa/contract/invitations/withdraw-invitation';
import { facilityClients } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { changeRelation } from '../clients/public.ts';
import { lockOpen, closeInvitation } from './lock-invitation.ts';
import { requireToManage } from './manage-right.ts';

/** Takes an invitation back; a client stands again among those to invite. Refusals: FORBIDDEN, STATUS_CONFLICT. */
export async function withdrawInvitation(
  { viewer, tx, query: { id }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<void> {
  const invitation = await lockOpen(tx, id);
  requireToManage(viewer, invitation);
  await closeInvitation(tx, id, 'WITHDRAWN', now);
  if (!invitation.relationId) return;
  const [relation] = await tx
    .select()
    .from(facilityClients)
    .where(eq(facilityClients.id, invitation.relationId))
    .for('update');
  if (relation?.status !== 'INVITED') return;
  await changeRelation(tx, relation, 'IMPORTED', now);
  publishClient(deps, tx, relation.facilityId, relation.familyId);
}
