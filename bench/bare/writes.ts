import type pg from 'pg';

/** Tables without keys but their own, beside those of the product; periods exclude each other as its own do. */
export const CREATE_TABLES = `create table if not exists bare_messages (
    id bigint generated always as identity primary key, message text not null);
  create table if not exists bare_clients (facility_id uuid, name text, email text, phone text);
  create table if not exists bare_periods (like occupied_periods including indexes)`;

/** Commits each message in its own transaction, without batching. */
export async function insertMessage(pool: pg.Pool, message: string): Promise<void> {
  await pool.query({
    name: 'bare message',
    text: 'insert into bare_messages (message) values ($1)',
    values: [message],
  });
}

/** Inserts the rows of a file as they are. */
export async function insertClients(pool: pg.Pool, query: URLSearchParams, rows: string) {
  await pool.query({
    name: 'bare import',
    text: `insert into bare_clients select $1, "firstName" || ' ' || "lastName", email, phone
      from json_to_recordset($2::json) as r("firstName" text, "lastName" text, email text, phone text)`,
    values: [query.get('facility'), rows],
  });
  return '{}';
}

/** Takes a period of somebody, where it is free. @returns its id, or null */
export async function insertPeriod(pool: pg.Pool, query: URLSearchParams) {
  const { rows } = await pool.query({
    name: 'bare period',
    text: `insert into bare_periods (calendar_event_id, facility_id, member_id, starts_at, ends_at)
      values (gen_random_uuid(), $1, $2, $3, $4) on conflict do nothing returning calendar_event_id as id`,
    values: ['facility', 'member', 'start', 'end'].map((name) => query.get(name)),
  });
  return JSON.stringify(rows[0] ?? null);
}
