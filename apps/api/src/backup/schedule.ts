import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import type { Clock } from '../ports/clock.ts';
import type { BackupSettings } from '../settings/backup-settings.ts';
import { archiveName, deleteOldArchives, listArchives } from './archive-directory.ts';

/** A failed backup is tried again after this time. */
const RETRY_MS = HOUR_MS;

export type BackupSchedule = {
  /** Writes a backup if one is due. Does nothing while one is written. */
  run(): Promise<void>;
  /** Number of backups of this process that failed. */
  failures(): number;
};

type ScheduleDeps = {
  readonly clock: Clock;
  /** Writes an archive with this name into the directory. */
  readonly write: (name: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

/**
 * Creates the schedule of daily backups. The newest archive in the directory tells whether one is due, so that a restart
 * neither skips nor repeats one.
 */
export function createBackupSchedule(
  settings: BackupSettings,
  { clock, write, onError }: ScheduleDeps,
): BackupSchedule {
  let failures = 0;
  let notBefore = 0;
  let isRunning = false;
  const { directory, mostArchives } = settings;

  async function writeIfDue(): Promise<void> {
    const now = clock.now();
    const dueAt = lastDue(now, settings.atMinute);
    const [newest] = await listArchives(directory);
    if (newest && newest.dueAt >= dueAt) return;
    const isEncrypted = Boolean(settings.recipient ?? settings.passphraseFile);
    await write(archiveName(dueAt, isEncrypted));
    await deleteOldArchives(directory, mostArchives);
  }

  return {
    failures: () => failures,
    async run() {
      if (isRunning || clock.now().getTime() < notBefore) return;
      isRunning = true;
      try {
        await writeIfDue();
      } catch (error) {
        failures += 1;
        notBefore = clock.now().getTime() + RETRY_MS;
        onError(error);
      } finally {
        isRunning = false;
      }
    },
  };
}

/** Returns the last scheduled moment that is not in the future. */
export function lastDue(now: Date, atMinute: number): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const today = midnight + atMinute * MINUTE_MS;
  return new Date(today <= now.getTime() ? today : today - DAY_MS);
}
