import { facilityClients } from '@zampa/db/schema/facilities';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps, Leaver } from '../../personal-data.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { saveRelationStatus } from './relations/relations.ts';

/**
 * Publishes to clinics that a client is closing or has kept their account. On erasure, ends the relations of
 * families that close. Clinics keep conversations and payments, but not their notes about the people.
 */
export const relationErasure: ErasureSteps<Deps> = {
  close: (deps, { tx }, leaver) => publishClientChanges(deps, tx, leaver),
  reopen: (deps, { tx }, leaver) => publishClientChanges(deps, tx, leaver),
  async erase(deps, { tx, now }, { endingFamilies }) {
    for (const relation of await lockOpenRelations(tx, endingFamilies)) {
      await saveRelationStatus(tx, relation, 'REMOVED', now);
      publishClient(deps, tx, relation.facilityId, relation.familyId);
    }
    await tx
      .update(facilityClients)
      .set({ note: '', contact: null, updatedAt: now })
      .where(inArray(facilityClients.familyId, [...endingFamilies]));
  },
};

async function publishClientChanges(
  deps: Deps,
  tx: Queryable,
  { userId, endingFamilies }: Leaver,
): Promise<void> {
  const relations = await tx
    .select({ facilityId: facilityClients.facilityId, familyId: facilityClients.familyId })
    .from(facilityClients)
    .where(
      and(
        or(
          inArray(facilityClients.familyId, [...endingFamilies]),
          userId ? eq(facilityClients.userId, userId) : undefined,
        ),
        ne(facilityClients.status, 'REMOVED'),
      ),
    );
  for (const { facilityId, familyId } of relations) publishClient(deps, tx, facilityId, familyId);
}

/** Locks relations that have not ended, in order of their ids. */
function lockOpenRelations(tx: Queryable, familyIds: readonly string[]) {
  return tx
    .select()
    .from(facilityClients)
    .where(
      and(inArray(facilityClients.familyId, [...familyIds]), ne(facilityClients.status, 'REMOVED')),
    )
    .orderBy(facilityClients.id)
    .for('update');
}
