import { facilityClients, type TypedContact } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { knownField } from '../../../access/known-person.ts';
import type { Queryable } from '../../../db/database.ts';
import type { ClientRelation } from '../relations/relations.ts';

/** A facility's own record of somebody: their relation, and what the facility knows of the person. */
export type ClientRecord = {
  readonly relation: ClientRelation;
  readonly userId: string;
  readonly known: TypedContact;
};

const knownAs = {
  email: knownField('email', sql`${facilityClients}`, sql`${users}`),
  phone: knownField('phone', sql`${facilityClients}`, sql`${users}`),
};

type Sought = {
  readonly id?: string | undefined;
  readonly email: string | null;
  readonly phone: string | null;
};

/**
 * Finds the clients of a facility by id, or by e-mail address, or by phone number where there is no address, as the facility
 * knows them, and locks them until commit. Returns one for each that is sought, in their order; undefined for whom the
 * facility does not know.
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
          inArray(knownAs.email, emails),
          and(inArray(knownAs.phone, phones), isNull(knownAs.email)),
        ),
      ),
    )
    // Who was removed and came again has two records: the living one counts. Locked in an order that two calls share.
    .orderBy(sql`${facilityClients.status} = 'REMOVED'`, facilityClients.id)
    .for('update');
  const finders = findersOf(
    records.map(({ relation, user }) => ({
      relation,
      userId: user.id,
      known: relation.contact ?? user,
    })),
  );
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
    const { relation, userId, known } = record;
    byId.set(relation.id, record).set(userId, record);
    if (known.email) byEmail.set(known.email, record);
    else if (known.phone) byPhone.set(known.phone, record);
  }
  return { byId, byEmail, byPhone };
}
