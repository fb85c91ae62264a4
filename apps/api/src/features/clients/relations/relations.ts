import { facilityClients, facilityPets } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { pets } from '@zampa/db/schema/pets';
import { blockTimeAfter, type RelationshipStatus } from '@zampa/domain/clients/relationship';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';

export type ClientRelation = typeof facilityClients.$inferSelect;

/** Locks the relation of a family and a facility until commit; undefined if they have none. */
export async function lockRelation(
  tx: Queryable,
  facilityId: string,
  familyId: string,
): Promise<ClientRelation | undefined> {
  const [relation] = await tx
    .select()
    .from(facilityClients)
    .where(and(eq(facilityClients.facilityId, facilityId), eq(facilityClients.familyId, familyId)))
    .for('update');
  return relation;
}

/** Locks these relations of a facility until commit, in order of their ids. Skips removed relations. */
export async function lockRelations(
  tx: Queryable,
  facilityId: string,
  ids: readonly string[],
): Promise<readonly ClientRelation[]> {
  return tx
    .select()
    .from(facilityClients)
    .where(
      and(
        eq(facilityClients.facilityId, facilityId),
        inArray(facilityClients.id, [...ids]),
        ne(facilityClients.status, 'REMOVED'),
      ),
    )
    .orderBy(facilityClients.id)
    .for('update');
}

/** Final status of an open invitation. */
type Outcome = 'ACCEPTED' | 'IGNORED' | 'WITHDRAWN';

/** Final invitation status when a relation changes to this status without the invitation's link. */
const outcomes: Readonly<Partial<Record<RelationshipStatus, Outcome>>> = {
  ACTIVE: 'ACCEPTED',
  IGNORED: 'IGNORED',
  REMOVED: 'WITHDRAWN',
};

/**
 * Sets the status of a locked relation. The caller has checked that this step is allowed. Ending the relation also
 * ends the facility's access to the pets; both sides keep reading access to past conversations.
 *
 * @returns the authors of the invitations that this answers
 */
export function saveRelationStatus(
  tx: Queryable,
  relation: ClientRelation,
  status: RelationshipStatus,
  now: Date,
): Promise<readonly string[]> {
  return saveRelationStatuses(tx, [relation], status, now);
}

/**
 * Closes the open invitations of these relations, which invalidates their links.
 *
 * @returns the authors of the invitations
 */
export async function closeInvitationsOf(
  tx: Queryable,
  relationIds: readonly string[],
  outcome: Outcome,
  now: Date,
): Promise<readonly string[]> {
  const closed = await tx
    .update(invitations)
    .set({ status: outcome, updatedAt: now })
    .where(and(inArray(invitations.relationId, [...relationIds]), eq(invitations.status, 'OPEN')))
    .returning({ inviterId: invitations.inviterId });
  return closed.map(({ inviterId }) => inviterId);
}

/** Sets the status of several relations of one facility, like `saveRelationStatus`. */
export async function saveRelationStatuses(
  tx: Queryable,
  relations: readonly ClientRelation[],
  status: RelationshipStatus,
  now: Date,
): Promise<readonly string[]> {
  const [first] = relations;
  if (!first) return [];
  const ids = relations.map(({ id }) => id);
  const clientFrom =
    status === 'ACTIVE' ? sql`coalesce(${facilityClients.clientFrom}, ${now})` : undefined;
  const shutOutAt = blockTimeAfter(status, now);
  await tx
    .update(facilityClients)
    // A client who accepts provides their own contact data from now on, so the typed copy is removed.
    .set({
      status,
      ...(clientFrom && { clientFrom, contact: null }),
      ...(shutOutAt !== undefined && { shutOutAt }),
      updatedAt: now,
    })
    .where(inArray(facilityClients.id, ids));
  const answer = outcomes[status];
  const inviters = answer ? await closeInvitationsOf(tx, ids, answer, now) : [];
  if (status !== 'REMOVED') return inviters;
  const familyIds = relations.map(({ familyId }) => familyId);
  const familyPets = tx.select({ id: pets.id }).from(pets).where(inArray(pets.familyId, familyIds));
  await tx
    .delete(facilityPets)
    .where(
      and(eq(facilityPets.facilityId, first.facilityId), inArray(facilityPets.petId, familyPets)),
    );
  return inviters;
}
