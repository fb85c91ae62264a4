import { facilityClients } from '@zampa/db/schema/facilities';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps, Leaver } from '../../personal-data.ts';
import { publishClient } from '../../realtime/publish-family.ts';
import { changeRelation } from './relations/relations.ts';

/**
 * Tells the clinics that are in contact with somebody, and those of families that end, that they are going or are back, and
 * ends the relations of these families when they are gone: a clinic keeps what was said and paid, and not what it had noted
 * down about the people.
 */
export const relationErasure: ErasureSteps<Deps> = {
  close: (deps, { tx }, leaver) => publishContact(deps, tx, leaver),
  reopen: (deps, { tx }, leaver) => publishContact(deps, tx, leaver),
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

async function publishContact(
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
