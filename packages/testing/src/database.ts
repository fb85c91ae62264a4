import { randomBytes } from 'node:crypto';
import { SERVER_ROLE } from '@zampa/db/embedded/prepare-database';
import pg from 'pg';
import { inject } from 'vitest';
import { asServerRole, databaseUrl, inDatabase } from './database-url.ts';
import './database-setup.ts';

export type TestDatabase = {
  /** For the server under test, as the server's role. */
  url: string;
  /** For assertions of the test, as superuser, who bypasses row-level security. */
  pool: pg.Pool;
  /** Closes the pool and drops the database, even with open connections. */
  drop(): Promise<void>;
};

/** Creates a migrated, empty database for one test file. Create it in `beforeAll`, drop it in `afterAll`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { server, template } = inject('database');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await inDatabase(server, (client) =>
    client.query(`create database ${name} template ${template} owner ${SERVER_ROLE}`),
  );
  const url = databaseUrl(server, name);
  const pool = new pg.Pool({ connectionString: url });
  // Closing a pool does not wait until the server has closed its connections; the drop may cut them. Both a
  // connection and its pool then emit errors, which must be handled.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return {
    url: asServerRole(url),
    pool,
    drop: async () => {
      await pool.end();
      await inDatabase(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
