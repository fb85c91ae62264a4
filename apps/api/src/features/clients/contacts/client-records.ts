import { facilityClients } from '@zampa/db/schema/facilities';
import { families, familyMembers, users } from '@zampa/db/schema/people';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newCode, newId } from '../../../db/ids.ts';
import { insertMany } from '../../../db/insert-many.ts';
import type { ClientRelation } from '../relations/relations.ts';

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
  await insertMany(
    tx,
    users,
    records.map(({ person }) => ({ ...person, ...newcomer, ...at })),
  );
  await insertMany(
    tx,
    families,
    records.map(({ familyId }) => ({ id: familyId, code: newCode(), ...at })),
  );
  const relations = records.map(({ person, familyId, note }) => ({
    id: newId(),
    facilityId,
    familyId,
    userId: person.id,
    status: 'IMPORTED' as const,
    clientFrom: null,
    note,
    contact: null,
    importId: importId ?? null,
    ...at,
  }));
  await insertMany(tx, facilityClients, relations);
  // Last: who is known to the clinic is known to the family by the relation, and is not written once more.
  await insertMany(
    tx,
    familyMembers,
    records.map(({ person, familyId }) => ({
      familyId,
      userId: person.id,
      roleId: FAMILY_ADMIN,
      createdAt: now,
    })),
  );
  return relations;
}
