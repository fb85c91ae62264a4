import type { users } from '@zampa/db/schema/people';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newCode, newId } from '../../../db/ids.ts';
import type { ClientRelation } from '../relations/relations.ts';

export type NewClient = Pick<
  typeof users.$inferInsert,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'address'
  | 'postcode'
  | 'city'
  | 'taxNumber'
> & { readonly note?: string };

/** The facility that receives the records, and who writes them. */
type RecordTarget = {
  readonly facilityId: string;
  readonly writerId: string;
  readonly importId?: string;
};

/**
 * Inserts clients without an account: a person, a family and an IMPORTED relation each. Their language is the
 * writer's, as for invitations, until they choose their own. One statement with one JSON parameter, whatever their
 * number.
 */
export async function insertClientRecords(
  tx: Queryable,
  target: RecordTarget,
  people: readonly NewClient[],
  now: Date,
): Promise<readonly ClientRelation[]> {
  if (people.length === 0) return [];
  const { facilityId, writerId, importId = null } = target;
  const records = people.map(({ note = '', ...person }) => ({
    ...person,
    note,
    id: newId(),
    userId: newId(),
    familyId: newId(),
    code: newCode(),
  }));
  // Sets `known_to` at insert, so that each row is written only once.
  await tx.execute(sql`with come as materialized (
      select * from json_to_recordset(${JSON.stringify(records)}::json) as record (
        id uuid, "userId" uuid, "familyId" uuid, code text, "firstName" text, "lastName" text,
        email text, phone text, mobile text, address text, postcode text, city text,
        "taxNumber" text, note text)),
    people as (
      insert into users (id, email, first_name, last_name, is_vet, marketing, thirdparties, language,
        phone, mobile, address, postcode, city, tax_number, created_at, updated_at, known_to)
      select "userId", email, "firstName", "lastName", false, 0, 0,
        (select language from users where id = ${writerId}), phone, mobile, address, postcode, city, "taxNumber",
        ${now}, ${now}, array[least("familyId", ${facilityId}), greatest("familyId", ${facilityId})] from come),
    homes as (
      insert into families (id, code, created_at, updated_at) select "familyId", code, ${now}, ${now} from come),
    members as (
      insert into family_members (family_id, user_id, role_id, created_at)
      select "familyId", "userId", ${FAMILY_ADMIN}, ${now} from come)
    insert into facility_clients (id, facility_id, family_id, user_id, status, note, import_id, created_at, updated_at)
    select id, ${facilityId}, "familyId", "userId", 'IMPORTED', note, ${importId}, ${now}, ${now} from come`);
  return records.map(({ id, familyId, userId, note }) => ({
    id,
    facilityId,
    familyId,
    userId,
    status: 'IMPORTED',
    clientFrom: null,
    note,
    contact: null,
    shutOutAt: null,
    importId,
    createdAt: now,
    updatedAt: now,
  }));
}
