import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asServerRole } from '@zampa/testing/database-url';
import type pg from 'pg';
import { diskFiles } from '../../src/adapters/files/disk-files.ts';
import type { RestoreTarget } from '../../src/backup/restore-backup.ts';
import type { Files } from '../../src/ports/files.ts';
import { inEmptyDatabase } from '../platform/empty-database.ts';

/** Runs a task with a new directory, and removes it afterwards. */
export async function inDirectory<T>(task: (path: string) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'zampa-backup-'));
  try {
    return await task(path);
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** An empty place, whose files can be read. */
export type EmptyInstallation = RestoreTarget & { readonly files: Files };

/** Runs a task with an empty database, file store and data directory. The pool is of a superuser. */
export const inEmptyInstallation = <T>(
  task: (target: EmptyInstallation, pool: pg.Pool) => Promise<T>,
): Promise<T> =>
  inDirectory((dataDirectory) =>
    inEmptyDatabase('', (pool, url) =>
      task(
        {
          databaseUrl: asServerRole(url),
          dataDirectory,
          files: diskFiles(join(dataDirectory, 'files')),
        },
        pool,
      ),
    ),
  );

/** Returns a checksum of all rows of each table, in no order, without generated columns. */
export async function checksumsOf(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
  );
  const { rows } = await pool.query<{ name: string; sum: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** Returns the rules of all tables: constraints, triggers and row-level security. */
export async function rulesOf(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ rule: string }>(
    `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as rule
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger
      where not tgisinternal
    union all select format('%s %s %s', relname, relrowsecurity, relforcerowsecurity) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select format('%s %s', sequencename, last_value) from pg_sequences
      where schemaname = 'public'
    order by 1`,
  );
  return rows.map(({ rule }) => rule);
}
