import { join } from 'node:path';
import { createBackup } from './backup/create-backup.ts';
import { readPassphrase } from './backup/encryption.ts';
import { serveWorkerThread } from './jobs/serve-worker-thread.ts';
import { openStorage, type StorageSettings } from './open-adapters.ts';
import type { BackupSettings } from './settings/backup-settings.ts';

/** A backup to be written. */
export type BackupTask = {
  readonly name: string;
  readonly databaseUrl: string;
  readonly storage: StorageSettings;
  readonly backup: Pick<BackupSettings, 'directory' | 'recipient' | 'passphraseFile'>;
};

serveWorkerThread(async ({ name, databaseUrl, storage, backup }: BackupTask) => {
  const { directory, recipient, passphraseFile } = backup;
  const passphrase = passphraseFile && (await readPassphrase(passphraseFile));
  const { store: files } = openStorage(storage, {});
  const source = { databaseUrl, files, dataDirectory: storage.dataDirectory };
  const { bytes, takenAt } = await createBackup(source, join(directory, name), {
    recipient,
    passphrase,
  });
  return { bytes, takenAt };
});
