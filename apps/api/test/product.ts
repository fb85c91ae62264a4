import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@zampa/testing/database';
import { startMailbox, type Mailbox } from '@zampa/testing/mailbox';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createApp, type Overrides } from '../src/app.ts';
import { readSettings } from '../src/settings.ts';
import { adjustableClock, type AdjustableClock } from './adjustable-clock.ts';

export type Product = {
  readonly address: string;
  readonly mailbox: Mailbox;
  readonly databaseUrl: string;
  /** For looks at what is stored. */
  readonly pool: pg.Pool;
  readonly clock: AdjustableClock;
  /** The statements sent to the database while something is done, without those that come by themselves, whenever. */
  statementsOf(act: () => Promise<unknown>): Promise<readonly string[]>;
  stop(): Promise<void>;
};

/**
 * What the jobs of the outbox ask, what tells open screens of a change of many, and who looks after card payments,
 * video meetings, and plans.
 */
const BY_ITSELF =
  /^(?:select|update|delete).*outbox|conversations head|from "card_attempts" where \("card_attempts"."is_over"|from video_(?:participants v join|meetings m\s+left join)|from "billing_accounts" inner join "organizations"|^select "id" from "organizations" where \(\("organizations"."trial_status"/s;

/** Hundreds of people sign up and in; what a password's hash takes in earnest would be a quarter of all that is done. */
const LIGHT_WORK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The whole server on a port and a database of its own, with a mail server that keeps its letters. */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  overrides: Omit<Overrides, 'clock'> = {},
): Promise<Product> {
  const database = await freshDatabase();
  const server = await startServer(database.url, environment, overrides);
  return {
    ...server,
    pool: database.pool,
    async stop() {
      await server.stop();
      await database.drop();
    },
  };
}

/** One process of the product, on a database that may have others. */
export async function startServer(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
  overrides: Omit<Overrides, 'clock'> = {},
): Promise<Omit<Product, 'pool'>> {
  const [mailbox, directory] = await Promise.all([
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
  const statements: string[] = [];
  const onStatement = (text: string) => void statements.push(text);
  const app = await createApp(settings, databaseUrl, {
    passwordWork: LIGHT_WORK,
    ...overrides,
    clock,
    onStatement,
  });
  const address = (await app.listen()).replace('localhost', '127.0.0.1');
  return {
    address,
    mailbox,
    databaseUrl,
    clock,
    async statementsOf(act) {
      const before = statements.length;
      await act();
      return statements.slice(before).filter((text) => !BY_ITSELF.test(text));
    },
    async stop() {
      await app.close();
      await Promise.all([mailbox.stop(), rm(directory, { recursive: true, force: true })]);
    },
  };
}

/** One product for the tests of a file. */
export function useProduct(
  environment?: Readonly<Record<string, string>>,
  overrides?: Omit<Overrides, 'clock'>,
): () => Product {
  let product: Product | undefined;
  beforeAll(async () => {
    product = await startProduct(environment, overrides);
  });
  afterAll(() => product?.stop());
  return () => {
    if (!product) throw new Error('the product has not started yet');
    return product;
  };
}
