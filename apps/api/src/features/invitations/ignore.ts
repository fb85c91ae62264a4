import { facilityClients } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announceClient } from '../../records/announce-family.ts';
import { changeRelation } from '../../records/clients.ts';
import { lockByToken, settle } from './lock-invitation.ts';

/** A client turns the invitation down. Refusals: NOT_FOUND, STATUS_CONFLICT. */
export function ignore(deps: Deps, token: string, now: Date): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { id, relationId } = await lockByToken(deps, tx, token, now);
    if (!relationId) throw new Refusal('NOT_FOUND');
    const [relation] = await tx
      .select()
      .from(facilityClients)
      .where(eq(facilityClients.id, relationId))
      .for('update');
    if (relation?.status !== 'INVITED') throw new Refusal('STATUS_CONFLICT');
    await settle(tx, id, 'IGNORED', now);
    await changeRelation(tx, relation, 'IGNORED', now);
    announceClient(deps, tx, relation.facilityId, relation.familyId);
  });
}
