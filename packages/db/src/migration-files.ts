import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One step of the schema. Never edited after it was merged. */
export type Migration = { name: string; sql: string; checksum: string };

export const MIGRATIONS = join(import.meta.dirname, '..', 'migrations');

const NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/**
 * Reads the migrations of a directory in the order of application.
 *
 * @throws if a name is not `NNNN-what.sql` or two have the same number
 */
export async function readMigrations(directory = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  names.forEach((name, index) => {
    if (!NAME.test(name)) throw new Error(`${name}: a migration must be named NNNN-what.sql`);
    const before = names[index - 1];
    if (before?.slice(0, 4) === name.slice(0, 4))
      throw new Error(`${before} and ${name} have the same number`);
  });
  return Promise.all(names.map((name) => readMigration(directory, name)));
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  const sql = await readFile(join(directory, name), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
