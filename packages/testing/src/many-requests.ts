import type pg from 'pg';

export type Crowd = {
  readonly facilityId: string;
  /** The families that make the requests, each with one pet. */
  readonly families: readonly {
    readonly id: string;
    readonly userId: string;
    readonly petId: string;
  }[];
  readonly assignees: readonly string[];
};

/** Number of messages per conversation. */
export const MESSAGES_EACH = 4;

/** Adds this many conversations to a facility; see `fillFacilities`. */
export function fillFacility(pool: pg.Pool, crowd: Crowd, count: number): Promise<void> {
  return fillFacilities(pool, [crowd], count);
}

/**
 * Adds this many conversations of all kinds to each facility, one minute apart from the start of 2025, directly into
 * the tables. Their content depends only on their number.
 */
export async function fillFacilities(
  pool: pg.Pool,
  crowds: readonly Crowd[],
  count: number,
): Promise<void> {
  await pool.query(
    `create temporary table filling on commit preserve rows as
      select n, gen_random_uuid() as id, crowd."facilityId" as facility_id, owner->>'id' as family_id,
        owner->>'userId' as user_id, owner->>'petId' as pet_id,
        (crowd.assignees->>(n % jsonb_array_length(crowd.assignees)))::uuid as assignee_id
      from jsonb_to_recordset($1::jsonb) crowd("facilityId" uuid, families jsonb, assignees jsonb)
      cross join generate_series(1, $2::int) n
      cross join lateral (select crowd.families->(n % jsonb_array_length(crowd.families)) as owner) chosen`,
    [JSON.stringify(crowds), count],
  );
  await pool.query(
    `insert into conversations (id, facility_id, family_id, category, status, priority, source, note, creator_id,
      opened_by_vet, assignee_id, price, payment_type, paid_at, last_seq, created_at, updated_at)
    select id, facility_id, family_id::uuid,
      case when n % 7 = 0 then 'VISIT' else 'CONSULTATION' end,
      case n % 10 when 0 then 'NEW' when 1 then 'OPEN' when 2 then 'PENDING' else 'CLOSED' end,
      case when n % 9 = 0 then 'HIGH' else 'MEDIUM' end, 'APP',
      case n % 4 when 0 then 'Zoppica da ieri' when 1 then 'Vaccinated last year' when 2 then 'Non so perché' else 'Tosse' end,
      user_id::uuid, false, case when n % 10 > 0 then assignee_id end,
      case when n % 5 = 0 then 2500 else 0 end,
      case when n % 15 = 0 then 'CASH' else 'UNKNOWN' end, case when n % 15 = 0 then timestamptz '2025-01-03' end, $1,
      timestamptz '2025-01-01' + n * interval '1 minute', timestamptz '2025-01-02' + n * interval '1 minute'
    from filling`,
    [MESSAGES_EACH],
  );
  await pool.query(
    'insert into conversation_pets (conversation_id, pet_id) select id, pet_id::uuid from filling',
  );
  await pool.query(
    `insert into events (id, conversation_id, seq, type, category, party, user_id, message, created_at, updated_at)
    select gen_random_uuid(), id, seq, 'CHAT', 'NONE', 'owner', user_id::uuid,
      case when seq = 3 and n % 97 = 0 then 'Ha fatto due visite' else 'Grazie, a presto ' || seq end,
      timestamptz '2025-01-01' + n * interval '1 minute', timestamptz '2025-01-01' + n * interval '1 minute'
    from filling cross join generate_series(1, $1::int) seq`,
    [MESSAGES_EACH],
  );
  await pool.query(
    `with owed as (
      insert into charges (id, conversation_id, facility_id, family_id, kind, payment_type, currency, status, amount,
        cash, paid_at, version, created_at, updated_at)
      select gen_random_uuid(), id, facility_id, family_id::uuid, 'PAYMENT', 'CASH', 'EUR', 'PAID', 2500, 2500,
        timestamptz '2025-01-03', 2, timestamptz '2025-01-02' + n * interval '1 minute', timestamptz '2025-01-03'
      from filling where n % 15 = 0 returning id, facility_id, created_at)
    insert into ledger_entries (charge_id, facility_id, seq, type, amount, created_at)
    select id, facility_id, 1, 'PRICED', 2500, created_at from owed
    union all select id, facility_id, 2, 'MARKED_PAID', 2500, created_at + interval '1 day' from owed`,
  );
  await pool.query('drop table filling');
  for (const table of ['conversations', 'conversation_pets', 'events'])
    await pool.query(`vacuum analyze ${table}`);
}
