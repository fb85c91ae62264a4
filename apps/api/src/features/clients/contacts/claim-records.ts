import { facilityClients } from '@zampa/db/schema/facilities';
import { families, familyMembers, users } from '@zampa/db/schema/people';
import { pets } from '@zampa/db/schema/pets';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { lockRelation, type ClientRelation } from '../relations/relations.ts';
import { claimHistory, type ClaimingOwner } from './claim-history.ts';

/** Locks until commit the people whom clinics wrote down under this address and who never signed in, oldest first. */
export async function lockRecordsOf(tx: Queryable, email: string): Promise<readonly string[]> {
  const records = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.accountId), eq(users.isVet, false)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .for('update');
  return records.map(({ id }) => id);
}

/** Claims every relation in which a clinic knows this recorded person: it becomes the family's; gives them back. */
export async function claimRecordsOf(
  tx: Queryable,
  recordedId: string,
  owner: ClaimingOwner,
  now: Date,
): Promise<readonly ClientRelation[]> {
  const relations = await tx
    .select()
    .from(facilityClients)
    .where(eq(facilityClients.userId, recordedId))
    .orderBy(asc(facilityClients.id))
    .for('update');
  const moved: ClientRelation[] = [];
  for (const relation of relations) moved.push(await claimRecord(tx, relation, owner, now));
  return moved;
}

/**
 * Claims a facility's record, which becomes a family's own: what it typed of them ends where they speak for themselves,
 * the animals it typed come along with all that was done for them, and where the two had met before, that relation goes
 * on, with both notes. Refusal: STATUS_CONFLICT for a record that has become somebody else's own.
 *
 * @returns the relation of the family with the facility
 */
export async function claimRecord(
  tx: Queryable,
  record: ClientRelation,
  owner: ClaimingOwner,
  now: Date,
): Promise<ClientRelation> {
  const { familyId, userId } = owner;
  if (record.familyId === familyId) return record;
  const [recorded] = await tx.select().from(users).where(eq(users.id, record.userId)).for('update');
  if (recorded?.accountId) throw new Refusal('STATUS_CONFLICT');
  await tx.update(pets).set({ familyId, updatedAt: now }).where(eq(pets.familyId, record.familyId));
  const met = await lockRelation(tx, record.facilityId, familyId);
  await claimHistory(tx, record, owner, now);
  if (met) return joinRelations(tx, record, met, now);
  const [moved] = await tx
    .update(facilityClients)
    .set({ familyId, userId, updatedAt: now })
    .where(eq(facilityClients.id, record.id))
    .returning();
  if (!moved) throw new Error('update returned no row');
  await forget(tx, record);
  return moved;
}

/** Lets the relation of two who had met before go on alone, with what the facility has noted about both. */
async function joinRelations(
  tx: Queryable,
  record: ClientRelation,
  met: ClientRelation,
  now: Date,
): Promise<ClientRelation> {
  await tx
    .update(facilityClients)
    .set({ status: 'REMOVED', note: '', updatedAt: now })
    .where(eq(facilityClients.id, record.id));
  const note = [...new Set([met.note, record.note])].filter(Boolean).join('\n');
  await tx.update(facilityClients).set({ note }).where(eq(facilityClients.id, met.id));
  return { ...met, note };
}

/** What a clinic typed of a person is nobody's any more once the last relation to it has moved. */
async function forget(tx: Queryable, { familyId, userId }: ClientRelation): Promise<void> {
  const [left] = await tx
    .select({ id: facilityClients.id })
    .from(facilityClients)
    .where(eq(facilityClients.userId, userId))
    .limit(1);
  if (left) return;
  await tx.delete(familyMembers).where(eq(familyMembers.familyId, familyId));
  await tx.delete(families).where(eq(families.id, familyId));
  await tx.delete(users).where(eq(users.id, userId));
}
