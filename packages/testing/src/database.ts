import { randomBytes } from 'node:crypto';
import { SERVER_ROLE } from '@zampa/db/embedded/prepare-database';
import pg from 'pg';
import { inject } from 'vitest';
import { asServerRole, databaseUrl, inDatabase } from './database-url.ts';
import './database-setup.ts';

export type TestDatabase = {
  /** For a server under test: as its own role. */
  url: string;
  /** For the test's own looks at what is stored: as the superuser, whom no policy holds. */
  pool: pg.Pool;
  /** Closes the pool and drops the database, whoever else is still connected. */
  drop(): Promise<void>;
};

/** A migrated, empty database for one test file. Make it in `beforeAll`, drop it in `afterAll`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { server, template } = inject('database');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await inDatabase(server, (client) =>
    client.query(`create database ${name} template ${template} owner ${SERVER_ROLE}`),
  );
  const url = databaseUrl(server, name);
  const pool = new pg.Pool({ connectionString: url });
  // Closing a pool does not wait until the server has let its connections go; the drop may cut them first.
  // A connection tells the pool as well, which has to be listened to.
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
