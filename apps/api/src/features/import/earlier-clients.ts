import type { facilities } from '@zampa/db/schema/facilities';
import { facilityClients } from '@zampa/db/schema/facilities';
import { type EarlierClient, identityKey } from '@zampa/domain/import/verdicts';
import { inArray, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { identityOf } from '../clients/public.ts';
import { isChangedSince } from './changed-since.ts';
import type { ImportedClient } from './read-row.ts';
import { insertPets } from './write-records.ts';

type Stored = EarlierClient & { readonly email: string | null };

/**
 * Finds whom earlier tries of an import have brought, by what makes them the same person, as long as nobody has invited
 * them and they speak for themselves nowhere.
 *
 * @param lock whether they are to be added to: nobody takes them over meanwhile
 */
export async function findEarlierClients(
  tx: Queryable,
  { id: facilityId, country }: typeof facilities.$inferSelect,
  { importId, lock }: { readonly importId: string; readonly lock: boolean },
): Promise<ReadonlyMap<string, EarlierClient>> {
  const stored = await rowsOf<Stored>(
    tx,
    sql`select fc.id, u.email, json_build_object('firstName', u.first_name, 'lastName', u.last_name,
          'phone', u.phone, 'mobile', u.mobile, 'address', u.address, 'taxNumber', u.tax_number,
          'note', fc.note) as said,
        (select coalesce(json_agg(json_build_object('name', p.name, 'speciesId', p.species_id,
          'microchip', p.microchip)), '[]') from pets p
          where p.family_id = fc.family_id and p.deleted_at is null) as pets
      from facility_clients fc join users u on u.id = fc.user_id
      where fc.import_id = ${importId} and fc.facility_id = ${facilityId} and fc.status = 'IMPORTED'
        and fc.contact is null and u.account_id is null
      order by fc.id ${lock ? sql`for update of fc, u` : sql``}`,
  );
  return new Map(
    stored.map(({ email, ...client }) => {
      const identity = identityOf({ ...client.said, email }, country);
      return [identityKey(identity), client] as const;
    }),
  );
}

/**
 * Adds to clients of an earlier try what further rows say of them, and their animals, as if it had come with them: who is
 * otherwise as they were imported can still be taken back.
 */
export async function addToEarlierClients(
  tx: Queryable,
  facilityId: string,
  rows: readonly ImportedClient[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const added = rows.map(({ earlier: id, phone, mobile, address, taxNumber, note }) => ({
    id,
    phone,
    mobile,
    address,
    taxNumber,
    note,
  }));
  const record = sql`json_to_recordset(${JSON.stringify(added)}::json) as record (
    id uuid, phone text, mobile text, address text, "taxNumber" text, note text)`;
  await tx.execute(sql`
    with added as materialized (
      select record.*, fc.user_id, ${isChangedSince} as changed from ${record}
      join facility_clients fc on fc.id = record.id join users u on u.id = fc.user_id),
    people as (
      update users u set phone = added.phone, mobile = added.mobile, address = added.address,
        tax_number = added."taxNumber", updated_at = ${now}
      from added where u.id = added.user_id)
    update facility_clients fc set
      note = added.note,
      created_at = case when added.changed then fc.created_at else ${now} end, updated_at = ${now}
    from added where fc.id = added.id`);
  const relations = await tx
    .select({ id: facilityClients.id, familyId: facilityClients.familyId })
    .from(facilityClients)
    .where(
      inArray(
        facilityClients.id,
        rows.flatMap(({ earlier }) => earlier ?? []),
      ),
    );
  const families = new Map(relations.map(({ id, familyId }) => [id, familyId]));
  await insertPets(
    tx,
    facilityId,
    rows.flatMap(({ earlier, pets }) => {
      const familyId = families.get(earlier ?? '');
      return familyId ? [{ familyId, pets }] : [];
    }),
    now,
  );
}
