import type { Product } from '../product.ts';

type Subject = {
  readonly petId: string;
  readonly familyId: string;
  readonly facilityId: string;
  readonly vetId: string;
  readonly ownerId: string;
};

/** Inserts the health record of a tenant's pet; each text contains the tenant's name. */
export async function insertHealthRecords(
  { pool }: Product,
  name: string,
  { petId, familyId, facilityId, vetId, ownerId }: Subject,
): Promise<void> {
  await pool.query(
    `with note as (
      insert into visit_notes (id, pet_id, family_id, facility_id, author_id, status, noted_at, reason, history,
        findings, vitals, assessment, diagnoses, plan, private_note, version, signed_at, released_at, created_at,
        updated_at)
      values (gen_random_uuid(), $1, $2, $3, $4, 'SIGNED', now(), $5 || 'reason', '', '', '{}', '', '[]', '', '', 1,
        now(), now(), now(), now()) returning *),
    addendum as (
      insert into visit_note_addenda (id, note_id, facility_id, family_id, author_id, text, created_at)
      select gen_random_uuid(), id, facility_id, family_id, author_id, $5 || 'addendum', now() from note)
    insert into problems (id, pet_id, family_id, facility_id, note_id, text, status, chronic, noted_at, updated_at)
    select gen_random_uuid(), pet_id, family_id, facility_id, id, $5 || 'problem', 'ACTIVE', false, now(), now() from note`,
    [petId, familyId, facilityId, vetId, name],
  );
  await pool.query(
    `with given as (
      insert into vaccinations (id, pet_id, family_id, facility_id, item_id, product, given_on, author_id, created_at)
      select gen_random_uuid(), $1, $2, facility, 101, $5 || 'vaccine', '2026-01-05', author, now()
      from (values ($3::uuid, $4::uuid), (null, $6::uuid)) source (facility, author))
    insert into due_decisions (id, pet_id, family_id, facility_id, item_id, decision, reason, author_id, decided_at)
    values (gen_random_uuid(), $1, $2, $3, 102, 'DECLINED', $5 || 'decision', $4, now())`,
    [petId, familyId, facilityId, vetId, name, ownerId],
  );
  await pool.query(
    `with prescribed as (
      insert into prescriptions (id, pet_id, family_id, facility_id, author_id, created_at)
      values (gen_random_uuid(), $1, $2, $3, $4, now()) returning *),
    line as (
      insert into prescription_lines (id, prescription_id, facility_id, family_id, position, medicine, dose, unit, route,
        every_hours, days)
      select gen_random_uuid(), id, facility_id, family_id, 0, $5 || 'medicine', 1, 'mg', 'oral', 12, 3 from prescribed
      returning *),
    plan as (
      insert into therapy_plans (id, line_id, facility_id, family_id, zone, starts_at, started_by, created_at)
      select gen_random_uuid(), id, facility_id, family_id, 'UTC', now(), $6, now() from line returning *)
    insert into doses (plan_id, due_at, facility_id, family_id, status, user_id, answered_at)
    select id, starts_at, facility_id, family_id, 'GIVEN', $6, now() from plan`,
    [petId, familyId, facilityId, vetId, name, ownerId],
  );
  await pool.query(
    `insert into record_shares (id, pet_id, family_id, token_hash, sections, user_id, created_at, expires_at, views)
    values (gen_random_uuid(), $1, $2, $4 || 'share', '{NOTES}', $3, now(), now() + interval '7 days', 0)`,
    [petId, familyId, ownerId, name],
  );
  await insertDocuments({ pool }, name, { petId, familyId, facilityId, vetId, ownerId });
  await insertRecall({ pool }, { petId, familyId, facilityId, vetId, ownerId });
}

/** Inserts a document of each side with its file, and a consent. */
async function insertDocuments(
  { pool }: Pick<Product, 'pool'>,
  name: string,
  { petId, familyId, facilityId, vetId, ownerId }: Subject,
): Promise<void> {
  await pool.query(
    `insert into health_documents (id, pet_id, family_id, facility_id, kind, title, dated_on, released_at, author_id,
      created_at)
    select gen_random_uuid(), $1, $2, facility, 'LAB', $4 || 'document', '2026-01-05', released, author, now()
    from (values ($3::uuid, now(), $5::uuid), (null, null, $6::uuid)) source (facility, released, author)`,
    [petId, familyId, facilityId, name, vetId, ownerId],
  );
  await pool.query(
    `with other as (
      insert into facilities select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(),
        'code', upper(left(md5(f.id::text), 8)), 'billing_customer_id', null, 'image_id', null))).*
      from facilities f where f.id = $3 returning id)
    insert into record_access (id, pet_id, family_id, from_facility_id, to_facility_id, granted_by, granted_at)
    select gen_random_uuid(), $1, $2, $3, other.id, $4, now() from other`,
    [petId, familyId, facilityId, ownerId],
  );
}

/** Inserts what the pet is due for, a recall of it, and the reminder of a dose. */
async function insertRecall(
  { pool }: Pick<Product, 'pool'>,
  { petId, familyId, facilityId, ownerId }: Subject,
): Promise<void> {
  await pool.query(
    `with item as (select id, item_id from protocol_items where facility_id = $3 and item_id = 101),
    due as (
      insert into due_items (pet_id, family_id, facility_id, protocol_id, item_id, due_on, declined)
      select $1, $2, $3, id, item_id, '2029-01-05', false from item on conflict do nothing),
    settings as (
      insert into recall_settings (facility_id, enabled, updated_at) values ($3, false, now())),
    stopped as (
      insert into recall_stops (facility_id, family_id, created_at) values ($3, $2, now())),
    message as (
      insert into recall_messages (id, facility_id, family_id, sent_on, created_at)
      values (gen_random_uuid(), $3, $2, '2026-01-05', now()) returning id)
    insert into recalls (pet_id, family_id, facility_id, protocol_id, item_id, due_on, step, message_id, created_at)
    select $1, $2, $3, item.id, item.item_id, '2026-01-12', -7, message.id, now() from item, message`,
    [petId, familyId, facilityId],
  );
  await pool.query(
    `insert into dose_reminders (plan_id, due_at, facility_id, family_id, reminded_at, users)
    select id, starts_at, facility_id, family_id, now(), array[$2::uuid] from therapy_plans where family_id = $1`,
    [familyId, ownerId],
  );
}
