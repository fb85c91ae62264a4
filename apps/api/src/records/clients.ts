import { facilityClients, facilityPets } from '@zampa/db/schema/facilities';
import { invitations } from '@zampa/db/schema/invitations';
import { families, familyMembers, users } from '@zampa/db/schema/people';
import { pets } from '@zampa/db/schema/pets';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
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

/** A facility's own record of somebody: their relation, and what is known of the person. */
export type ClientRecord = {
  readonly relation: ClientRelation;
  readonly user: typeof users.$inferSelect;
};

type Sought = {
  readonly id?: string | undefined;
  readonly email: string | null;
  readonly phone: string | null;
};

/**
 * Finds the clients of a facility by id, or by e-mail address, or by phone number where there is no address, and locks
 * them until commit. Returns one for each that is sought, in their order; undefined for whom the facility does not know.
 */
export async function findClientRecords(
  tx: Queryable,
  facilityId: string,
  sought: readonly Sought[],
): Promise<readonly (ClientRecord | undefined)[]> {
  const ids = sought.flatMap(({ id }) => id ?? []);
  const emails = sought.flatMap(({ id, email }) => (id || !email ? [] : [email]));
  const phones = sought.flatMap(({ id, email, phone }) => (id || email || !phone ? [] : [phone]));
  const records = await tx
    .select({ relation: facilityClients, user: users })
    .from(facilityClients)
    .innerJoin(users, eq(users.id, facilityClients.userId))
    .where(
      and(
        eq(facilityClients.facilityId, facilityId),
        or(
          inArray(users.id, ids),
          inArray(facilityClients.id, ids),
          inArray(users.email, emails),
          and(inArray(users.phone, phones), isNull(users.email)),
        ),
      ),
    )
    // Who was removed and came again has two records: the living one counts. Locked in an order that two calls share.
    .orderBy(sql`${facilityClients.status} = 'REMOVED'`, facilityClients.id)
    .for('update');
  const finders = findersOf(records);
  return sought.map(({ id, email, phone }) =>
    id ? finders.byId.get(id) : email ? finders.byEmail.get(email) : finders.byPhone.get(phone),
  );
}

/** The first record of several with the same key counts. */
function findersOf(records: readonly ClientRecord[]) {
  const byId = new Map<string, ClientRecord>();
  const byEmail = new Map<string | null, ClientRecord>();
  const byPhone = new Map<string | null, ClientRecord>();
  for (const record of records.toReversed()) {
    const { relation, user } = record;
    byId.set(relation.id, record).set(user.id, record);
    if (user.email) byEmail.set(user.email, record);
    else if (user.phone) byPhone.set(user.phone, record);
  }
  return { byId, byEmail, byPhone };
}

export type NewClient = Pick<
  typeof users.$inferInsert,
  'firstName' | 'lastName' | 'email' | 'phone' | 'mobile' | 'address' | 'taxNumber'
> & { readonly note?: string };

/**
 * Writes people whom a facility knows and who have no account: each a person, a family and the relation, imported. One
 * statement for each table, however many there are.
 */
export async function insertClientRecords(
  tx: Queryable,
  { facilityId, importId }: { readonly facilityId: string; readonly importId?: string },
  people: readonly NewClient[],
  now: Date,
): Promise<readonly ClientRelation[]> {
  if (people.length === 0) return [];
  const at = { createdAt: now, updatedAt: now };
  const records = people.map(({ note = '', ...person }) => ({
    person: { ...person, id: newId() },
    familyId: newId(),
    note,
  }));
  const newcomer = { isVet: false, marketing: 0, thirdparties: 0, language: 'en' as const };
  await tx.insert(users).values(records.map(({ person }) => ({ ...person, ...newcomer, ...at })));
  await tx
    .insert(families)
    .values(records.map(({ familyId }) => ({ id: familyId, code: newCode(), ...at })));
  await tx.insert(familyMembers).values(
    records.map(({ person, familyId }) => ({
      familyId,
      userId: person.id,
      roleId: FAMILY_ADMIN,
      createdAt: now,
    })),
  );
  return tx
    .insert(facilityClients)
    .values(
      records.map(({ person, familyId, note }) => ({
        id: newId(),
        facilityId,
        familyId,
        userId: person.id,
        status: 'IMPORTED' as const,
        note,
        importId,
        ...at,
      })),
    )
    .returning();
}
