import { readdir } from 'node:fs/promises';
import type pg from 'pg';

type Compared = {
  /** Names in the store that no row names. */
  readonly unnamed: readonly string[];
  /** Files of the table without their bytes. */
  readonly missing: readonly string[];
};

/** Compares the names in a store with `files`, with uploads under way, and with files whose removal is still queued. */
export async function compareStoredFiles(
  pool: pg.Pool,
  names: readonly string[],
): Promise<Compared> {
  const { rows } = await pool.query<{ id: string; isFile: boolean }>(
    // Rows that tests write by hand have no digest, and no bytes.
    `select id::text, sha256 <> '' as "isFile" from files
    union all select id::text, false from unstored_uploads where status <> 'REFUSED'
    union all select payload ->> 'id', false from outbox
      where kind = 'removeStoredFile' and (done_at is null or failure is not null)`,
  );
  const named = new Set(rows.map(({ id }) => id));
  const stored = new Set(names);
  return {
    unnamed: names.filter((name) => !named.has(name.split('.')[0] ?? '')),
    missing: rows.filter(({ id, isFile }) => isFile && !stored.has(id)).map(({ id }) => id),
  };
}

/** Returns the names in a directory of files. */
export async function namesIn(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // Nothing was ever stored.
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
