import { facilityClients } from '@zampa/db/schema/facilities';
import { families, familyMembers, users } from '@zampa/db/schema/people';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newCode, newId } from '../../../db/ids.ts';
import type { ClientRelation } from '../relations/relations.ts';

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
