import { facilityClients, facilityPets } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { pets } from '@zampa/db/schema/pets';
import { shutOutBy, type RelationshipStatus } from '@zampa/domain/clients/relationship';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';

export type ClientRelation = typeof facilityClients.$inferSelect;

/** Locks until commit how a family and a facility stand to each other; undefined when they never met. */
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

/** Locks these records of a facility that it still knows until commit, in an order that two calls share. */
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

/** What an open invitation comes to. */
type Outcome = 'ACCEPTED' | 'IGNORED' | 'WITHDRAWN';

/** What it comes to when the relation that waits for it goes on without its link. */
const answers: Readonly<Partial<Record<RelationshipStatus, Outcome>>> = {
  ACTIVE: 'ACCEPTED',
  IGNORED: 'IGNORED',
  REMOVED: 'WITHDRAWN',
};

/**
 * Brings a locked relation into another state; whether that step exists is settled before. Its end also ends what the
 * facility may see of the pets; both sides keep reading what was.
 *
 * @returns who had written the invitations that it answers
 */
export function changeRelation(
  tx: Queryable,
  relation: ClientRelation,
  status: RelationshipStatus,
  now: Date,
): Promise<readonly string[]> {
  return changeRelations(tx, [relation], status, now);
}

/**
 * Closes the open invitations of these relations, whose links lead nowhere from then on.
 *
 * @returns who had written them
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

/** Does the same as `changeRelation` with several relations of one facility. */
export async function changeRelations(
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
  const shutOutAt = shutOutBy(status, now);
  await tx
    .update(facilityClients)
    // Who accepts speaks for themselves from now on.
    .set({
      status,
      ...(clientFrom && { clientFrom, contact: null }),
      ...(shutOutAt !== undefined && { shutOutAt }),
      updatedAt: now,
    })
    .where(inArray(facilityClients.id, ids));
  const answer = answers[status];
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
