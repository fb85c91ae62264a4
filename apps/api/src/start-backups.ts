import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { listArchives } from './backup/archive-directory.ts';
import { measureBackups } from './backup/backup-metrics.ts';
import { createBackupSchedule } from './backup/schedule.ts';
import type { BackupTask } from './backup-worker.ts';
import { repeat } from './jobs/repeat.ts';
import { createWorkerThread } from './jobs/worker-thread.ts';
import type { Clock } from './ports/clock.ts';
import type { Settings } from './settings/settings.ts';

/** A daily backup may take this long before its predecessor counts as too old. */
const TOO_OLD_MS = DAY_MS + 2 * HOUR_MS;

type Written = { readonly bytes: number; readonly takenAt: string };

type BackupDeps = {
  readonly databaseUrl: string;
  readonly clock: Clock;
  /** Interval of the schedule in tests. */
  readonly schedulesEveryMs?: number | undefined;
};

export type Backups = {
  measure(registry: Registry): void;
  /** Ends the schedule. A running backup ends with the process; its incomplete archive is never used. */
  stop(): void;
};

/**
 * Starts the daily backups, if `BACKUP_DIR` is set. They run in a thread of their own: hashing and encryption take
 * seconds.
 */
export function startBackups(
  server: FastifyInstance,
  { backup, s3, dataDirectory, freeSpaceFloorBytes, uploads }: Settings,
  { databaseUrl, clock, schedulesEveryMs }: BackupDeps,
): Backups {
  if (!backup) return { measure: () => {}, stop: () => {} };
  const { directory, recipient, passphraseFile } = backup;
  const task = createWorkerThread<BackupTask, Written>(
    new URL('./backup-worker.ts', import.meta.url),
  );
  const schedule = createBackupSchedule(backup, {
    clock,
    async write(name) {
      const { isEncrypted, key } = uploads;
      const storage = {
        s3,
        dataDirectory,
        freeSpaceFloorBytes,
        uploads: { isEncrypted, key },
      };
      const written = await task({
        name,
        databaseUrl,
        storage,
        backup: { directory, recipient, passphraseFile },
      });
      server.log.info({ archive: name, ...written }, 'a scheduled backup was written');
    },
    onError: (error) => server.log.error({ err: error }, 'a scheduled backup failed'),
  });
  const check = repeat(
    schedulesEveryMs ?? MINUTE_MS,
    () => schedule.run(),
    () => {},
  );
  const warning = repeat(
    schedulesEveryMs ?? HOUR_MS,
    () => warnIfOld(server, directory, clock),
    () => {},
  );
  return {
    measure: (registry) => measureBackups(registry, { directory, clock, schedule }),
    stop() {
      void check.stop();
      void warning.stop();
    },
  };
}

async function warnIfOld(server: FastifyInstance, directory: string, clock: Clock): Promise<void> {
  const [newest] = await listArchives(directory).catch(() => []);
  const age = clock.now().getTime() - (newest?.dueAt.getTime() ?? 0);
  if (age <= TOO_OLD_MS) return;
  const last = newest ? `the last one is of ${newest.dueAt.toISOString()}` : 'there is no backup';
  server.log.warn(`BACKUP_DIR: ${last} in ${directory}. Run npm run doctor.`);
}
