import type { Database } from '../db/database.ts';
import { repeat } from '../jobs/repeat.ts';
import type { Clock } from '../ports/clock.ts';
import { createTextQuota } from './text-quota.ts';

/** Interval for saving the counted bytes to the table. */
const SAVE_EVERY_MS = 5000;

/** Creates the text quota, and saves its counts at intervals and on shutdown. */
export function startTextQuota(pool: Database, clock: Clock, onError: (error: unknown) => void) {
  const textQuota = createTextQuota(pool, clock);
  const saving = repeat(SAVE_EVERY_MS, () => textQuota.flush(), onError);
  return {
    textQuota,
    async stop(): Promise<void> {
      await saving.stop();
      await textQuota.flush();
    },
  };
}
