import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { layoutOf } from '@zampa/db/embedded/layout';
import { StartProblem } from '@zampa/db/embedded/start-problem';
import { BackupProblem } from './backup/backup-problem.ts';
import { createBackup } from './backup/create-backup.ts';
import { describeBackup, describeRead, describeRestoration } from './backup/describe-backup.ts';
import { requireEmptyDirectory } from './backup/empty-directory.ts';
import {
  readIdentity,
  readPassphrase,
  type DecryptionKeys,
  type EncryptionKeys,
} from './backup/encryption.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { connectOrExplain } from './connect-or-explain.ts';
import { openStorage } from './open-adapters.ts';
import { withDatabase } from './running-database.ts';
import { SettingsError, type Settings } from './settings/settings.ts';

const USAGE = `npm run backup -- FILE          writes database, uploads and generated secrets of one moment
npm run backup:verify -- FILE   reads an archive completely and checks it
npm run restore -- FILE         restores an archive into an empty place

--passphrase-file FILE   the passphrase in its first line encrypts or decrypts the archive
--recipient age1…        encrypts for a public key of age (backup only)
--identity-file FILE     decrypts with a private key of age (restore and verify only)

DATA_DIR, DATABASE_URL and S3_* name the installation. The server may run during a backup.`;

export type BackupCommand = 'backup' | 'restore' | 'verify';

/** Output of the command and whether it succeeded. */
type CommandOutput = { readonly text: string; readonly isDone: boolean };

/**
 * Backs an installation up, restores it or checks an archive, for an operator.
 *
 * @param args arguments after `npm run backup --`
 * @param readSettings read only once the arguments are right
 */
export async function runBackupCommand(
  command: BackupCommand,
  args: readonly string[],
  readSettings: () => Settings,
): Promise<CommandOutput> {
  const parsed = parseArguments(args);
  if (!parsed) return { text: USAGE, isDone: false };
  try {
    const { path, ...files } = parsed;
    if (command === 'verify') {
      const keys = await decryptionKeys(files);
      return { text: describeRead(path, await verifyBackup(path, keys)), isDone: true };
    }
    const act = command === 'backup' ? backUp : restore;
    return { text: await act(path, files, readSettings()), isDone: true };
  } catch (error) {
    const isExpected = [BackupProblem, StartProblem, SettingsError].some(
      (kind) => error instanceof kind,
    );
    if (!isExpected || !(error instanceof Error)) throw error;
    return { text: error.message, isDone: false };
  }
}

type KeyFiles = {
  readonly passphraseFile: string | undefined;
  readonly identityFile: string | undefined;
  readonly recipient: string | undefined;
};

function parseArguments(args: readonly string[]): (KeyFiles & { readonly path: string }) | null {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'passphrase-file': text, 'identity-file': text, recipient: text },
    });
    const [path, ...more] = positionals;
    if (!path || more.length > 0) return null;
    return {
      path,
      passphraseFile: values['passphrase-file'],
      identityFile: values['identity-file'],
      recipient: values.recipient,
    };
  } catch {
    return null;
  }
}

const decryptionKeys = async ({
  passphraseFile,
  identityFile,
}: KeyFiles): Promise<DecryptionKeys> => ({
  passphrase: passphraseFile && (await readPassphrase(passphraseFile)),
  identity: identityFile && (await readIdentity(identityFile)),
});

async function encryptionKeys({ passphraseFile, recipient }: KeyFiles): Promise<EncryptionKeys> {
  if (passphraseFile && recipient)
    throw new BackupProblem('An archive has either a passphrase or a recipient, not both.');
  return { recipient, passphrase: passphraseFile && (await readPassphrase(passphraseFile)) };
}

async function backUp(path: string, keyFiles: KeyFiles, settings: Settings): Promise<string> {
  const { databaseUrl, dataDirectory } = settings;
  const keys = await encryptionKeys(keyFiles);
  if (!databaseUrl && !existsSync(layoutOf(dataDirectory).cluster))
    throw new BackupProblem(`DATA_DIR: ${dataDirectory} has no database. Nothing was backed up.`);
  const { store: files } = openStorage(settings, {});
  const summary = await withDatabase(settings, (url) =>
    connectOrExplain('DATABASE_URL', () =>
      createBackup({ databaseUrl: url, files, dataDirectory }, path, keys),
    ),
  );
  return describeBackup(summary);
}

async function restore(path: string, keyFiles: KeyFiles, settings: Settings): Promise<string> {
  const { dataDirectory } = settings;
  const keys = await decryptionKeys(keyFiles);
  // Before the database of an empty directory is created.
  const directory = await requireEmptyDirectory(dataDirectory);
  await verifyBackup(path, keys);
  try {
    const { store: files } = openStorage(settings, {});
    const summary = await withDatabase(settings, (databaseUrl) =>
      connectOrExplain('DATABASE_URL', () =>
        restoreBackup(path, keys, { databaseUrl, files, dataDirectory }),
      ),
    );
    return describeRestoration(summary, settings);
  } catch (error) {
    await directory.undo();
    throw error;
  }
}
