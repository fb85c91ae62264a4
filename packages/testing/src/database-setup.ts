import { randomBytes } from 'node:crypto';
import { prepareDatabase, prepareRole } from '@zampa/db/embedded/prepare-database';
import { migrate } from '@zampa/db/migrate';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { asServerRole, databaseUrl, inDatabase } from './database-url.ts';
import { startDatabaseServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and the migrated template database that each test file copies. */
    database: { server: string; template: string };
  }
}

/** Global setup of the test projects that need a database: starts one server with one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  const template = `template_${randomBytes(6).toString('hex')}`;
  await inDatabase(server.url, async (client) => {
    await prepareRole(client);
    await client.query(`create database ${template}`);
  });
  const url = databaseUrl(server.url, template);
  await inDatabase(url, prepareDatabase);
  const pool = new pg.Pool({ connectionString: asServerRole(url) });
  await migrate(pool);
  await pool.end();
  project.provide('database', { server: server.url, template });
  return async () => {
    await inDatabase(server.url, (client) =>
      client.query(`drop database ${template} with (force)`),
    );
    await server.stop();
  };
}
