import { MINUTE_MS } from '@zampa/domain/time/durations';
import { runUnlessBackup } from '../../db/backup-lock.ts';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { storageNames } from './rendered-pictures.ts';

/** The pause before a file is deleted that a running backup may still copy. */
const AFTER_BACKUP_MS = 5 * MINUTE_MS;

/** Deletes the bytes and rendered copies of a deleted file; later, if a backup is running. */
export function removeStoredFile({
  files: store,
  db,
  clock,
  outbox,
}: Pick<Deps, 'files' | 'db' | 'clock' | 'outbox'>): JobHandler<'removeStoredFile'> {
  return async ({ id }, _key, endIn) => {
    const isRemoved = await runUnlessBackup(db, async () => {
      for (const name of storageNames(id)) await store.remove(name);
    });
    if (isRemoved) return;
    await inTransaction(db, async (tx) => {
      const dueAt = new Date(clock.now().getTime() + AFTER_BACKUP_MS);
      outbox.enqueue(tx, 'removeStoredFile', { id }, { dueAt });
      endIn(tx);
    });
  };
}
