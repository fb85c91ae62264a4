import type { ignoreInvitation as call } from '@zampa/contract/invitations/ignore-invitation';
import { facilityClients } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { LIMITS } from '../../platform/limits/table.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Served } from '../../platform/served.ts';
import { announceClient } from '../../records/announce-family.ts';
import { announceStaff } from '../../records/announce-staff.ts';
import { changeRelation } from '../../records/clients.ts';
import { lockByToken, settle } from './lock-invitation.ts';

/** Somebody turns the invitation down, a client or a colleague. Refusals: NOT_FOUND, STATUS_CONFLICT, TOO_MANY_REQUESTS. */
export async function ignoreInvitation(
  { body: { token }, network, now }: Served<typeof call>,
  deps: Deps,
): Promise<void> {
  await deps.limits.spend(LIMITS.invitationLinks, network);
  await inTransaction(deps.db, async (tx) => {
    const { id, relationId, facilityId, inviterId } = await lockByToken(deps, tx, token, now);
    if (relationId) await ignoreAsClient(deps, tx, relationId, now);
    else announceStaff(deps, tx, facilityId, inviterId);
    await settle(tx, id, 'IGNORED', now);
  });
}

async function ignoreAsClient(deps: Deps, tx: Queryable, relationId: string, now: Date) {
  const [relation] = await tx
    .select()
    .from(facilityClients)
    .where(eq(facilityClients.id, relationId))
    .for('update');
  if (relation?.status !== 'INVITED') throw new Refusal('STATUS_CONFLICT');
  await changeRelation(tx, relation, 'IGNORED', now);
  announceClient(deps, tx, relation.facilityId, relation.familyId);
}
