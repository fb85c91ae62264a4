import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@zampa/testing/database';
import { startMailbox, type Mailbox } from '@zampa/testing/mailbox';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createApp, type Overrides } from '../src/app.ts';
import type { StatementListener } from '../src/db/database.ts';
import { filesDirectory, readSettings } from '../src/settings/settings.ts';
import { compareStoredFiles, namesIn } from './files/compare-stored-files.ts';
import { adjustableClock, type AdjustableClock } from './adjustable-clock.ts';

export type Product = {
  readonly address: string;
  readonly mailbox: Mailbox;
  readonly databaseUrl: string;
  /** Connection pool for reading what is stored. */
  readonly pool: pg.Pool;
  readonly clock: AdjustableClock;
  /** Returns the SQL statements sent while `act` runs, without those of background tasks. */
  statementsOf(act: () => Promise<unknown>): Promise<readonly string[]>;
  stop(): Promise<void>;
};

/**
 * Matches statements of background tasks: outbox jobs, conversation cursors, card payments, video meetings, trials
 * and plans, due items, recalls, reminders of doses and seals of the audit log.
 */
const BACKGROUND_STATEMENTS =
  /^(?:select|update|delete).*outbox|conversations head|from "card_attempts" where \("card_attempts"."is_over"|from video_(?:participants v join|meetings m\s+left join)|from "billing_accounts" inner join "organizations"|due_refreshes|recall_settings|seal_audit_events|from therapy_plans t join|from dose_reminders m|^select "id" from "organizations" where \(\("organizations"."trial_status"/s;

/** Cheap Argon2 parameters: with the real ones, hashing would take a quarter of the test time. */
const CHEAP_PASSWORD_HASHING = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Starts the whole server on its own port and database, with a mail server that stores its e-mails. */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  overrides: Omit<Overrides, 'clock'> = {},
): Promise<Product> {
  const database = await freshDatabase();
  const { pool } = database;
  // After any test, every stored file must have a row, and every row its file.
  const compareFiles = async (directory: string) => {
    if (overrides.files) return;
    const compared = await compareStoredFiles(pool, await namesIn(directory));
    assert.deepEqual(compared, { unnamed: [], missing: [] }, 'files on disk and in the table');
  };
  const server = await openServer(database.url, { environment, overrides, compareFiles });
  return {
    ...server,
    pool,
    async stop() {
      try {
        await server.stop();
      } finally {
        await database.drop();
      }
    },
  };
}

/** Starts one server process on an existing database, which other processes may share. */
export const startServer = (
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
  overrides: Omit<Overrides, 'clock'> = {},
): Promise<Omit<Product, 'pool'>> =>
  openServer(databaseUrl, { environment, overrides, compareFiles: async () => {} });

type ServerOptions = {
  readonly environment: Readonly<Record<string, string>>;
  readonly overrides: Omit<Overrides, 'clock'>;
  /** Checks the directory of files after the server has stopped and before it is removed. */
  readonly compareFiles: (directory: string) => Promise<void>;
};

async function openServer(
  databaseUrl: string,
  { environment, overrides, compareFiles }: ServerOptions,
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
  const onStatement: StatementListener = (text, values) => {
    statements.push(text);
    overrides.onStatement?.(text, values);
  };
  const app = await createApp(settings, databaseUrl, {
    passwordWork: CHEAP_PASSWORD_HASHING,
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
      return statements.slice(before).filter((text) => !BACKGROUND_STATEMENTS.test(text));
    },
    async stop() {
      try {
        await app.close();
        await compareFiles(filesDirectory(settings));
      } finally {
        await Promise.all([mailbox.stop(), rm(directory, { recursive: true, force: true })]);
      }
    },
  };
}

/** Starts one product for all tests of a file. */
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
