import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { Files } from '../ports/files.ts';
import {
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  type BackupHeader,
  type BackupManifest,
} from './archive-format.ts';
import { BackupProblem, isFullDisk } from './backup-problem.ts';
import { dumpTable } from './dump-table.ts';
import type { EncryptionKeys } from './encryption.ts';
import { readSecrets } from './secret-files.ts';
import { beginSnapshot, openBackupSession, readFileIds, readSequences } from './snapshot.ts';
import { writeArchive, type ArchiveWriter } from './write-archive.ts';

export type BackupSource = {
  readonly databaseUrl: string;
  readonly files: Pick<Files, 'open'>;
  readonly dataDirectory: string;
};

export type BackupSummary = {
  readonly path: string;
  /** Of the archive. */
  readonly bytes: number;
  /** The moment that it holds, in ISO 8601. */
  readonly takenAt: string;
  readonly manifest: BackupManifest;
};

/**
 * Writes database, files and generated secrets of one moment into an archive, while the server runs.
 *
 * @throws {BackupProblem} if the archive exists, another backup runs, or the disk is full; no archive is left then
 */
export async function createBackup(
  { databaseUrl, files, dataDirectory }: BackupSource,
  path: string,
  keys: EncryptionKeys = {},
): Promise<BackupSummary> {
  const client = await openBackupSession(databaseUrl);
  try {
    // The lock of the snapshot also keeps another process from writing the same archive.
    const header = await beginSnapshot(client);
    if (existsSync(path)) throw new BackupProblem(`${path} exists already. Choose another name.`);
    const { bytes, result: manifest } = await writeArchive(path, keys, (archive) =>
      fillArchive(archive, { header, client, files, dataDirectory }),
    );
    return { path, bytes, takenAt: header.takenAt, manifest };
  } catch (error) {
    if (isFullDisk(error))
      throw new BackupProblem(
        `${path} could not be written: the disk is full. Nothing was left of it.`,
        { cause: error },
      );
    throw error;
  } finally {
    await client.end();
  }
}

type Contents = Pick<BackupSource, 'files' | 'dataDirectory'> & {
  readonly header: BackupHeader;
  readonly client: pg.Client;
};

async function fillArchive(
  archive: ArchiveWriter,
  { header, client, files, dataDirectory }: Contents,
): Promise<BackupManifest> {
  await archive.writeBytes(HEADER_ENTRY, toJson(header));
  const tables: BackupManifest['tables'] = [];
  for (const table of header.tables) tables.push(await dumpTable(client, archive, table));
  const ids = await readFileIds(client);
  const sequences = await readSequences(client);
  // Ends the snapshot, which holds back VACUUM. The lock on deleting files ends with the connection.
  await client.query('commit');
  const copied = await copyFiles(files, archive, ids);
  for (const { name, bytes } of await readSecrets(dataDirectory))
    await archive.writeBytes(`secrets/${name}`, bytes);
  const manifest = { ...archive.finishDigest(), tables, sequences, files: copied };
  await archive.writeBytes(MANIFEST_ENTRY, toJson(manifest));
  return manifest;
}

async function copyFiles(
  files: Pick<Files, 'open'>,
  archive: ArchiveWriter,
  ids: readonly string[],
): Promise<BackupManifest['files']> {
  let [count, bytes, missing] = [0, 0, 0];
  for (const id of ids) {
    const opened = await files.open(id);
    if (!opened) {
      missing += 1;
      continue;
    }
    await archive.writeStream(`files/${id}`, opened.size, opened.content);
    count += 1;
    bytes += opened.size;
  }
  return { count, bytes, missing };
}

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
