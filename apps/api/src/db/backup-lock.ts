import { sql } from 'drizzle-orm';
import { inTransaction, rowsOf, type Database } from './database.ts';

/**
 * Key of the advisory lock that a backup holds exclusively from its snapshot until it has copied the last file. An
 * arbitrary constant.
 */
export const BACKUP_LOCK = 7_265_310;

/**
 * Runs work that deletes stored files, unless a backup is running: it still copies files whose rows were deleted after
 * its snapshot. A backup that begins waits for running work.
 *
 * @returns whether the work ran
 */
export async function runUnlessBackup(db: Database, work: () => Promise<void>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [lock] = await rowsOf<{ isFree: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as "isFree"`,
    );
    if (!lock?.isFree) return false;
    await work();
    return true;
  });
}
