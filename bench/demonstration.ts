import { join } from 'node:path';
import { DEMO_PASSWORD } from '@zampa/db/seed/accounts';
import { startProduct } from '@zampa/testing/product';
import pg from 'pg';

/** The product with its demonstration, and one connection to its database, as long as `measure` takes. */
export async function withDemonstration<Result>(
  measure: (origin: string, pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct({ environment: { DEMO: '1' } });
  const directory = join(product.dataDirectory, 'postgres');
  const pool = new pg.Pool({
    connectionString: `postgresql://zampa@localhost/zampa?host=${directory}`,
    max: 1,
  });
  try {
    return await measure(product.url, pool);
  } finally {
    await pool.end();
    await product.stop();
  }
}

/** A token of an account of the demonstration. */
export async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return accessToken;
}
