import { facilityClients } from '@zampa/db/schema/facilities';
import { families, familyMembers, users } from '@zampa/db/schema/people';
import { pets } from '@zampa/db/schema/pets';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { lockRelation, type ClientRelation } from '../relations/relations.ts';
import { claimHistory, type ClaimingOwner } from './claim-history.ts';

/** Locks the recorded people without an account who have this e-mail address, until commit, oldest first. */
export async function lockRecordedPeople(tx: Queryable, email: string): Promise<readonly string[]> {
  const records = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.accountId), eq(users.isVet, false)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .for('update');
  return records.map(({ id }) => id);
}

/**
 * Claims all client relations of a recorded person for the owner's family. Returns the relations that now belong to
 * it.
 */
export async function claimRecordsOfPerson(
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
 * Moves a facility's client record to the family of the person it describes. Their own contact data replaces the
 * typed data, and the typed pets and all history move along. If the family is already a client, the relations are
 * merged with both notes. Throws STATUS_CONFLICT if the recorded person now has an account.
 *
 * @returns the family's relation with the facility
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
  const existing = await lockRelation(tx, record.facilityId, familyId);
  await claimHistory(tx, record, owner, now);
  if (existing) return mergeRelations(tx, record, existing, now);
  const [moved] = await tx
    .update(facilityClients)
    .set({ familyId, userId, updatedAt: now })
    .where(eq(facilityClients.id, record.id))
    .returning();
  if (!moved) throw new Error('update returned no row');
  await deleteUnusedRecord(tx, record);
  return moved;
}

/** Merges the record into the family's existing relation and combines both notes. */
async function mergeRelations(
  tx: Queryable,
  record: ClientRelation,
  existing: ClientRelation,
  now: Date,
): Promise<ClientRelation> {
  await tx
    .update(facilityClients)
    .set({ status: 'REMOVED', note: '', updatedAt: now })
    .where(eq(facilityClients.id, record.id));
  const note = [...new Set([existing.note, record.note])].filter(Boolean).join('\n');
  await tx.update(facilityClients).set({ note }).where(eq(facilityClients.id, existing.id));
  return { ...existing, note };
}

/** Deletes the recorded person and their family once no client relation refers to the person any more. */
async function deleteUnusedRecord(
  tx: Queryable,
  { familyId, userId }: ClientRelation,
): Promise<void> {
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
