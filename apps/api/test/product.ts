import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@zampa/testing/database';
import { startMailbox, type Mailbox } from '@zampa/testing/mailbox';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createApp } from '../src/app.ts';
import { readSettings } from '../src/settings.ts';
import { adjustableClock, type AdjustableClock } from './adjustable-clock.ts';

export type Product = {
  readonly address: string;
  readonly mailbox: Mailbox;
  /** For looks at what is stored. */
  readonly pool: pg.Pool;
  readonly clock: AdjustableClock;
  stop(): Promise<void>;
};

/** The whole server on a port and a database of its own, with a mail server that keeps its letters. */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const [database, mailbox, directory] = await Promise.all([
    freshDatabase(),
    startMailbox(),
    mkdtemp(join(tmpdir(), 'zampa-api-')),
  ]);
  const clock = adjustableClock();
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: directory,
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
    ...environment,
  });
  const app = await createApp(settings, database.url, { clock });
  const address = (await app.listen()).replace('localhost', '127.0.0.1');
  return {
    address,
    mailbox,
    pool: database.pool,
    clock,
    async stop() {
      await app.close();
      await Promise.all([
        database.drop(),
        mailbox.stop(),
        rm(directory, { recursive: true, force: true }),
      ]);
    },
  };
}

/** One product for the tests of a file. */
export function useProduct(environment?: Readonly<Record<string, string>>): () => Product {
  let product: Product | undefined;
  beforeAll(async () => {
    product = await startProduct(environment);
  });
  afterAll(() => product?.stop());
  return () => {
    if (!product) throw new Error('the product has not started yet');
    return product;
  };
}
