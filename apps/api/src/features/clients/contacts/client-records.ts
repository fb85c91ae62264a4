import { facilityClients, type TypedContact } from '@zampa/db/schema/facilities';
import { users } from '@zampa/db/schema/people';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { fieldForStaff } from '../../../shapes/person-for-staff.ts';
import type { Queryable } from '../../../db/database.ts';
import type { ClientRelation } from '../relations/relations.ts';

/** A facility's client record: the relation and the contact data known to the facility. */
export type ClientRecord = {
  readonly relation: ClientRelation;
  readonly userId: string;
  readonly contact: TypedContact;
};

const contactColumns = {
  email: fieldForStaff('email', sql`${facilityClients}`, sql`${users}`),
  phone: fieldForStaff('phone', sql`${facilityClients}`, sql`${users}`),
  mobile: fieldForStaff('mobile', sql`${facilityClients}`, sql`${users}`),
};

type RecordSearch = {
  readonly id?: string | undefined;
  readonly email: string | null;
  readonly phone: string | null;
};

/**
 * Finds and locks clients of a facility by id, by e-mail address, or, for records without an address, by phone
 * number. Returns one entry per search, in the same order; undefined if no client matches.
 */
export async function findClientRecords(
  tx: Queryable,
  facilityId: string,
  sought: readonly RecordSearch[],
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
          inArray(contactColumns.email, emails),
          and(
            or(inArray(contactColumns.phone, phones), inArray(contactColumns.mobile, phones)),
            isNull(contactColumns.email),
          ),
        ),
      ),
    )
    // A removed client who came back has two records; the active one comes first. Ordered by id to avoid deadlocks.
    .orderBy(sql`${facilityClients.status} = 'REMOVED'`, facilityClients.id)
    .for('update');
  const finders = indexRecords(
    records.map(({ relation, user }) => ({
      relation,
      userId: user.id,
      contact: relation.contact ?? user,
    })),
  );
  return sought.map(({ id, email, phone }) =>
    id ? finders.byId.get(id) : email ? finders.byEmail.get(email) : finders.byPhone.get(phone),
  );
}

/** Builds lookup maps; the first of several records with the same key wins. */
function indexRecords(records: readonly ClientRecord[]) {
  const byId = new Map<string, ClientRecord>();
  const byEmail = new Map<string | null, ClientRecord>();
  const byPhone = new Map<string | null, ClientRecord>();
  for (const record of records.toReversed()) {
    const { relation, userId, contact } = record;
    byId.set(relation.id, record).set(userId, record);
    if (contact.email) byEmail.set(contact.email, record);
    else
      for (const number of [contact.phone, contact.mobile]) if (number) byPhone.set(number, record);
  }
  return { byId, byEmail, byPhone };
}
