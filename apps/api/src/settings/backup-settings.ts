import { resolve } from 'node:path';
import * as z from 'zod';
import { numberSetting, textSetting } from './setting-kinds.ts';

/** More archives than any disk has. */
const MOST_ARCHIVES = 10_000;

/** Environment settings of scheduled backups. */
export const backupEnvironment = {
  BACKUP_DIR: textSetting.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in UTC, such as 01:30')
    .default('01:30'),
  BACKUP_KEEP: numberSetting(1, MOST_ARCHIVES).default(14),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{50,3000}$/, 'must be a public key of age, which begins with age1')
    .optional(),
  BACKUP_PASSPHRASE_FILE: textSetting.optional(),
};

const BackupEnvironment = z.object(backupEnvironment);
type BackupEnvironment = z.output<typeof BackupEnvironment>;

export type BackupSettings = {
  readonly directory: string;
  /** The time of the day in UTC, in minutes after midnight. */
  readonly atMinute: number;
  /** Number of archives that stay. */
  readonly mostArchives: number;
  /** Public key for which archives are encrypted. */
  readonly recipient: string | undefined;
  /** File of the passphrase with which archives are encrypted. */
  readonly passphraseFile: string | undefined;
};

/** Converts the settings of scheduled backups; null without a directory for them. */
export function toBackupSettings(env: BackupEnvironment): BackupSettings | null {
  const { BACKUP_DIR, BACKUP_AT, BACKUP_KEEP, BACKUP_RECIPIENT, BACKUP_PASSPHRASE_FILE } = env;
  if (BACKUP_DIR === undefined) return null;
  const [hours = 0, minutes = 0] = BACKUP_AT.split(':').map(Number);
  return {
    directory: resolve(BACKUP_DIR),
    atMinute: hours * 60 + minutes,
    mostArchives: BACKUP_KEEP,
    recipient: BACKUP_RECIPIENT,
    passphraseFile: BACKUP_PASSPHRASE_FILE,
  };
}
