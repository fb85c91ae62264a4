import { SERVER_ROLE } from '@zampa/db/embedded/prepare-database';
import pg from 'pg';

/** The same server, another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

/** The same server and database for the product's own role, which the policies hold. */
export function asServerRole(database: string): string {
  const url = new URL(database);
  url.username = SERVER_ROLE;
  return url.href;
}

/** Does one thing over a connection of its own. */
export async function inDatabase<T>(
  url: string,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
