import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Role of the server: an ordinary one, subject to row-level security. */
export const SERVER_ROLE = 'zampa_server';

const ADMINISTRATION = join(import.meta.dirname, '../../administration');

/**
 * Creates the server's role if it is missing. It may sign in and has no other privileges.
 *
 * @param client signed in as a superuser
 */
export async function prepareRole(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SERVER_ROLE]);
  if (rowCount === 0) await client.query(`create role ${SERVER_ROLE} login`);
}

/**
 * Prepares a database for the server's role, including objects that earlier versions created under another role.
 *
 * @param client signed in to the database as a superuser
 */
export async function prepareDatabase(client: pg.ClientBase): Promise<void> {
  for (const file of ['prepare-database.sql', 'hand-over.sql'])
    await client.query(await readFile(join(ADMINISTRATION, file), 'utf8'));
}
