import { SERVER_ROLE } from '@zampa/db/embedded/prepare-database';
import pg from 'pg';

/** Returns the URL of another database on the same server. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

/** Returns the URL of the same database for the server's role, which is subject to row-level security. */
export function asServerRole(database: string): string {
  const url = new URL(database);
  url.username = SERVER_ROLE;
  return url.href;
}

/** Runs a function with a separate connection. */
export async function inDatabase<T>(
  url: string,
  task: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}
