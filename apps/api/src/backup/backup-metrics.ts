import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../ports/clock.ts';
import { archiveBytes, listArchives } from './archive-directory.ts';
import type { BackupSchedule } from './schedule.ts';

type BackupMetricsDeps = {
  readonly directory: string;
  readonly clock: Clock;
  readonly schedule: Pick<BackupSchedule, 'failures'>;
};

/** Registers metrics of scheduled backups: age and size of the last good one, and failures. */
export function measureBackups(
  register: Registry,
  { directory, clock, schedule }: BackupMetricsDeps,
): void {
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the last complete scheduled backup; infinite without one',
    registers: [register],
    async collect() {
      const [newest] = await listArchives(directory).catch(() => []);
      const ageMs = newest ? clock.now().getTime() - newest.dueAt.getTime() : Infinity;
      this.set(ageMs / 1000);
    },
  });
  new Gauge({
    name: 'backup_bytes',
    help: 'Size of the last complete scheduled backup',
    registers: [register],
    async collect() {
      const [newest] = await listArchives(directory).catch(() => []);
      this.set(newest ? await archiveBytes(directory, newest).catch(() => 0) : 0);
    },
  });
  new Counter({
    name: 'backup_failures_total',
    help: 'Scheduled backups of this process that failed',
    registers: [register],
    collect() {
      this.reset();
      this.inc(schedule.failures());
    },
  });
}
