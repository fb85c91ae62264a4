import type pg from 'pg';
import type { Files } from '../ports/files.ts';
import type { BackupManifest } from './archive-format.ts';
import { BackupProblem, isFullDisk } from './backup-problem.ts';
import type { DecryptionKeys } from './encryption.ts';
import { readAll, readArchive, readerErrorOf } from './read-archive.ts';
import { openTableLoader, type TableLoader } from './restore-tables.ts';
import { SECRET_FILES, writeSecret } from './secret-files.ts';
import { openBackupSession, readTables } from './snapshot.ts';
import { verifyBackup } from './verify-backup.ts';

/** The empty place to restore into. */
export type RestoreTarget = {
  readonly databaseUrl: string;
  readonly files: Pick<Files, 'write' | 'remove' | 'list'>;
  readonly dataDirectory: string;
};

export type RestoreSummary = {
  /** The moment that the archive holds, in ISO 8601. */
  readonly takenAt: string;
  readonly manifest: BackupManifest;
  /** Secrets that were put into the data directory. */
  readonly secrets: readonly string[];
};

/**
 * Restores an archive into an empty database and an empty file store. The archive is checked completely before anything
 * is written, and again while it is read. The database is filled in one transaction.
 *
 * @throws {BackupProblem} if the place is not empty, the archive is not intact, or the disk is full; nothing is restored
 *   then
 */
export async function restoreBackup(
  path: string,
  keys: DecryptionKeys,
  target: RestoreTarget,
): Promise<RestoreSummary> {
  await requireEmpty(target);
  await verifyBackup(path, keys);
  const client = await openBackupSession(target.databaseUrl);
  const written: string[] = [];
  try {
    await client.query('begin');
    const summary = await load(path, keys, { client, target, written });
    await client.query('commit');
    return summary;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    for (const id of written) await target.files.remove(id);
    throw explain(readerErrorOf(error));
  } finally {
    await client.end();
  }
}

function explain(error: unknown): unknown {
  if (!isFullDisk(error)) return error;
  return new BackupProblem('The backup could not be restored: the disk is full.', { cause: error });
}

type Loading = {
  readonly client: pg.Client;
  readonly target: RestoreTarget;
  /** Receives the id of each written file. */
  readonly written: string[];
};

async function load(
  path: string,
  keys: DecryptionKeys,
  { client, target, written }: Loading,
): Promise<RestoreSummary> {
  let loader: TableLoader | undefined;
  const secrets: { readonly name: string; readonly bytes: Buffer }[] = [];
  const { header, manifest } = await readArchive(path, keys, {
    async start(read) {
      loader = await openTableLoader(client, read);
    },
    async read({ kind, name, content }) {
      if (kind === 'tables') return loader?.load(name, content);
      const bytes = await readAll(content, Infinity);
      if (kind === 'secrets') secrets.push({ name, bytes });
      else {
        written.push(name);
        await target.files.write(name, bytes);
      }
    },
  });
  await loader?.finish(manifest);
  const own = secrets.filter(({ name }) => SECRET_FILES.some((file) => file === name));
  for (const { name, bytes } of own) await writeSecret(target.dataDirectory, name, bytes);
  return { takenAt: header.takenAt, manifest, secrets: own.map(({ name }) => name) };
}

/** Throws if the database has tables, or the store has files. */
async function requireEmpty({ databaseUrl, files }: RestoreTarget): Promise<void> {
  const client = await openBackupSession(databaseUrl);
  try {
    const { length } = await readTables(client);
    if (length > 0)
      throw new BackupProblem(
        `The database is not empty: it has ${length} tables. Restore into a new one.`,
      );
  } finally {
    await client.end();
  }
  for await (const names of files.list())
    if (names.length > 0)
      throw new BackupProblem('The store of uploaded files is not empty. Restore into a new one.');
}
