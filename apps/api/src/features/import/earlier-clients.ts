import { facilityClients } from '@zampa/db/schema/facilities';
import type { EarlierClient } from '@zampa/domain/import/evaluate-rows';
import { inArray, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import { isChangedSinceImport } from './changed-since.ts';
import type { ImportedClient } from './parse-row.ts';
import { insertPets } from './insert-imported-clients.ts';

/**
 * Finds clients created by earlier runs of an import, by id, unless they have been invited or have an
 * account.
 *
 * @param lock whether to lock them, because rows will be added to them
 */
export async function findEarlierClients(
  tx: Queryable,
  facilityId: string,
  { importId, lock }: { readonly importId: string; readonly lock: boolean },
): Promise<ReadonlyMap<string, EarlierClient>> {
  const stored = await rowsOf<EarlierClient>(
    tx,
    sql`select fc.id, json_build_object('firstName', u.first_name, 'lastName', u.last_name,
          'email', u.email, 'phone', u.phone, 'mobile', u.mobile, 'address', u.address, 'postcode', u.postcode, 'city', u.city,
          'taxNumber', u.tax_number, 'note', fc.note) as details,
        (select coalesce(json_agg(json_build_object('name', p.name, 'speciesId', p.species_id,
          'microchip', p.microchip)), '[]') from pets p
          where p.family_id = fc.family_id and p.deleted_at is null) as pets
      from facility_clients fc join users u on u.id = fc.user_id
      where fc.import_id = ${importId} and fc.facility_id = ${facilityId} and fc.status = 'IMPORTED'
        and fc.contact is null and u.account_id is null
      order by fc.id ${lock ? sql`for update of fc, u` : sql``}`,
  );
  return new Map(stored.map((client) => [client.id, client] as const));
}

/**
 * Adds data and pets from further rows to clients of an earlier run, as if they had been imported together.
 * Undoing the import still removes these clients unless something else changed them.
 */
export async function addToEarlierClients(
  tx: Queryable,
  facilityId: string,
  rows: readonly ImportedClient[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const added = rows.map(({ earlier: id, pets: _pets, warnings: _warnings, ...details }) => ({
    id,
    ...details,
  }));
  const record = sql`json_to_recordset(${JSON.stringify(added)}::json) as record (
    id uuid, email text, phone text, mobile text, address text, postcode text, city text, "taxNumber" text, note text)`;
  await tx.execute(sql`
    with added as materialized (
      select record.*, fc.user_id, ${isChangedSinceImport} as changed from ${record}
      join facility_clients fc on fc.id = record.id join users u on u.id = fc.user_id),
    people as (
      update users u set email = added.email, phone = added.phone, mobile = added.mobile, address = added.address,
        postcode = added.postcode, city = added.city, tax_number = added."taxNumber", updated_at = ${now}
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
