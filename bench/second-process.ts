import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Product, startProduct } from '@zampa/testing/product';
import type { Stage } from './harness/stage.ts';

/** Starts a second process of the server on the database of the first, told of its news by the same Redis. */
export async function startOther(
  { product, databaseUrl }: Stage,
  redisUrl: string,
): Promise<Product> {
  const secret = await readFile(join(product.dataDirectory, 'auth-secret'), 'utf8');
  return startProduct({
    from: 'build',
    environment: {
      // As the server's own role, whom the policies hold.
      DATABASE_URL: databaseUrl.replace('//zampa@', '//zampa_server@'),
      REDIS_URL: redisUrl,
      AUTH_SECRET: secret.trim(),
      TRUST_PROXY: 'loopback',
    },
  });
}
