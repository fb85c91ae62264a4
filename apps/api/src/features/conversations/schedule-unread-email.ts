import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';

/** A message that waits for a reader. */
export type Written = JobPayload<'writeUnreadEmail'>;

/** How long the other side has to read before it is written. */
const PATIENCE_MS = 5 * 60_000;

/** Looks again in five minutes whether the other side has read what was written, or is there. */
export async function scheduleUnreadEmail(
  { outbox }: Deps,
  tx: Queryable,
  written: Written,
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + PATIENCE_MS);
  await outbox.enqueue(tx, 'writeUnreadEmail', written, { dueAt });
}
