import { facilityClients } from '@zampa/db/schema/facilities';
import { and, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { changeRelation } from './relations/relations.ts';

/**
 * Tells the clinics of families that end that these are going, and ends the relations when they are gone: a clinic keeps
 * what was said and paid, and not what it had noted down about the people.
 */
export const relationErasure: ErasureSteps<Deps> = {
  async close(deps, { tx }, { endingFamilies }) {
    for (const { facilityId, familyId } of await lockedRelations(tx, endingFamilies))
      publishClient(deps, tx, facilityId, familyId);
  },
  async erase(deps, { tx, now }, { endingFamilies }) {
    for (const relation of await lockedRelations(tx, endingFamilies)) {
      await changeRelation(tx, relation, 'REMOVED', now);
      publishClient(deps, tx, relation.facilityId, relation.familyId);
    }
    await tx
      .update(facilityClients)
      .set({ note: '', contact: null, updatedAt: now })
      .where(inArray(facilityClients.familyId, [...endingFamilies]));
  },
};

/** Locks the relations that have not ended, in an order that two share. */
function lockedRelations(tx: Queryable, familyIds: readonly string[]) {
  return tx
    .select()
    .from(facilityClients)
    .where(
      and(inArray(facilityClients.familyId, [...familyIds]), ne(facilityClients.status, 'REMOVED')),
    )
    .orderBy(facilityClients.id)
    .for('update');
}
