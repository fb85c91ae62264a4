import { randomBytes } from 'node:crypto';
import { prepareDatabase } from '@zampa/db/embedded/prepare-database';
import { databaseUrl, inDatabase } from '@zampa/testing/database-url';
import pg from 'pg';
import { inject } from 'vitest';

/**
 * Runs a task with a new database that has extensions and no tables, and drops it afterwards.
 *
 * @param options of `create database`: its locale
 */
export async function inEmptyDatabase<T>(
  options: string,
  task: (pool: pg.Pool, url: string) => Promise<T>,
): Promise<T> {
  const { server } = inject('database');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await inDatabase(server, (client) =>
    client.query(`create database ${name} template template0 encoding 'UTF8' ${options}`),
  );
  const url = databaseUrl(server, name);
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => {});
  try {
    await inDatabase(url, prepareDatabase);
    return await task(pool, url);
  } finally {
    await pool.end();
    await inDatabase(server, (client) => client.query(`drop database ${name} with (force)`));
  }
}
