import type pg from 'pg';

/** A table without keys but its own, beside those of the product. */
export const CREATE_TABLES = `create table if not exists bare_messages (
    id bigint generated always as identity primary key, message text not null);
  create table if not exists bare_clients (facility_id uuid, name text, email text, phone text)`;

/** Commits one message by itself, as a server does that waits for nobody. */
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
