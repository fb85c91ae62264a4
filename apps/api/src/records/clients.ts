import { facilityClients, facilityPets } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { families, familyMembers, users } from '@zampa/db/schema/people';
import { pets } from '@zampa/db/schema/pets';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { newCode, newId } from '../db/ids.ts';

export type ClientRelation = typeof facilityClients.$inferSelect;

/** How a family and a facility stand to each other, locked until commit; undefined when they never met. */
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

/** These records of a facility that it still knows, locked until commit, in an order that two calls share. */
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

/** What an open invitation comes to when the relation that waits for it goes on without its link. */
const answers: Readonly<Partial<Record<RelationshipStatus, 'ACCEPTED' | 'IGNORED' | 'WITHDRAWN'>>> =
  { ACTIVE: 'ACCEPTED', IGNORED: 'IGNORED', REMOVED: 'WITHDRAWN' };

/**
 * Brings a locked relation into another state; whether that step exists is settled before. Its end also ends what the
 * facility may see of the pets; both sides keep reading what was.
 */
export async function changeRelation(
  tx: Queryable,
  relation: ClientRelation,
  status: RelationshipStatus,
  now: Date,
): Promise<void> {
  await changeRelations(tx, [relation], status, now);
}

/** The same with several relations of one facility. */
export async function changeRelations(
  tx: Queryable,
  relations: readonly ClientRelation[],
  status: RelationshipStatus,
  now: Date,
): Promise<void> {
  const [first] = relations;
  if (!first) return;
  const ids = relations.map(({ id }) => id);
  const clientFrom =
    status === 'ACTIVE' ? sql`coalesce(${facilityClients.clientFrom}, ${now})` : undefined;
  await tx
    .update(facilityClients)
    // Who accepts speaks for themselves from now on.
    .set({ status, ...(clientFrom && { clientFrom, contact: null }), updatedAt: now })
    .where(inArray(facilityClients.id, ids));
  const answer = answers[status];
  if (answer)
    await tx
      .update(invitations)
      .set({ status: answer, updatedAt: now })
      .where(and(inArray(invitations.relationId, ids), eq(invitations.status, 'OPEN')));
  if (status !== 'REMOVED') return;
  const familyIds = relations.map(({ familyId }) => familyId);
  const familyPets = tx.select({ id: pets.id }).from(pets).where(inArray(pets.familyId, familyIds));
  await tx
    .delete(facilityPets)
    .where(
      and(eq(facilityPets.facilityId, first.facilityId), inArray(facilityPets.petId, familyPets)),
    );
}

const FAMILY_ADMIN = 9;

/** A facility's own record of somebody: their relation, and what is known of the person. */
export type ClientRecord = {
  readonly relation: ClientRelation;
  readonly user: typeof users.$inferSelect;
};

type Known = {
  readonly id?: string | undefined;
  readonly email: string | null;
  readonly phone: string | null;
};

/** A facility's client by id, or by e-mail address, or by phone number where there is no address. */
export async function findClientRecord(
  tx: Queryable,
  facilityId: string,
  { id, email, phone }: Known,
): Promise<ClientRecord | undefined> {
  const same = id
    ? or(eq(users.id, id), eq(facilityClients.id, id))
    : email
      ? eq(users.email, email)
      : phone
        ? and(eq(users.phone, phone), isNull(users.email))
        : undefined;
  if (!same) return undefined;
  const [record] = await tx
    .select({ relation: facilityClients, user: users })
    .from(facilityClients)
    .innerJoin(users, eq(users.id, facilityClients.userId))
    .where(and(eq(facilityClients.facilityId, facilityId), same))
    // Who was removed and came again has two records: the living one counts.
    .orderBy(sql`${facilityClients.status} = 'REMOVED'`)
    .limit(1)
    .for('update');
  return record;
}

type NewRecord = {
  readonly facilityId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly note?: string;
};

/** Somebody whom a facility knows and who has no account: a person, a family and the relation, imported. */
export async function addClientRecord(
  tx: Queryable,
  { facilityId, firstName, lastName, email, phone, note = '' }: NewRecord,
  now: Date,
): Promise<ClientRecord> {
  const at = { createdAt: now, updatedAt: now };
  const person = { firstName, lastName, email, phone, isVet: false, marketing: 0, thirdparties: 0 };
  const [user] = await tx
    .insert(users)
    .values({ ...person, id: newId(), language: 'en', ...at })
    .returning();
  const [family] = await tx
    .insert(families)
    .values({ id: newId(), code: newCode(), ...at })
    .returning();
  if (!user || !family) throw new Error('insert returned no row');
  await tx
    .insert(familyMembers)
    .values({ familyId: family.id, userId: user.id, roleId: FAMILY_ADMIN, createdAt: now });
  const [relation] = await tx
    .insert(facilityClients)
    .values({
      id: newId(),
      facilityId,
      familyId: family.id,
      userId: user.id,
      status: 'IMPORTED',
      note,
      ...at,
    })
    .returning();
  if (!relation) throw new Error('insert returned no row');
  return { relation, user };
}
