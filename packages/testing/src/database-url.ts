import pg from 'pg';

/** The same server, another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
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
