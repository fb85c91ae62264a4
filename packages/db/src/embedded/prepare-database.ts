import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** As whom the server works: an ordinary role, which the policies of its own tables hold. */
export const SERVER_ROLE = 'zampa_server';

const ADMINISTRATION = join(import.meta.dirname, '../../administration');

/**
 * Makes the server's role where it is missing; it may sign in and nothing else.
 *
 * @param client signed in as a superuser
 */
export async function prepareRole(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SERVER_ROLE]);
  if (rowCount === 0) await client.query(`create role ${SERVER_ROLE} login`);
}

/**
 * Prepares a database for the server's role, whatever earlier versions made in it as another.
 *
 * @param client signed in to the database as a superuser
 */
export async function prepareDatabase(client: pg.ClientBase): Promise<void> {
  for (const file of ['prepare-database.sql', 'hand-over.sql'])
    await client.query(await readFile(join(ADMINISTRATION, file), 'utf8'));
}
