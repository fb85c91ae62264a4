import { accountErasures } from '@zampa/db/schema/privacy';
import { FAREWELL_MS, isErasureDue } from '@zampa/domain/privacy/erasure';
import { eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Leaver } from '../../personal-data.ts';
import { lockLeaver } from './lock-leaver.ts';

/**
 * Cancels the appointments of a person whose erasure is due, and schedules the erasure a few minutes later, so that
 * the cancellation notifications still contain their name. Does nothing if the request was withdrawn or renewed.
 */
export function endAccount(deps: Deps): JobHandler<'endAccount'> {
  return async ({ accountId }, _key, endIn) => {
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      endIn(tx);
      const leaver = await lockIfErasureDue(tx, accountId, now);
      if (!leaver) return;
      await deps.erasure.callOff({ tx, now }, leaver);
      const dueAt = new Date(now.getTime() + FAREWELL_MS);
      deps.outbox.enqueue(tx, 'eraseAccount', { accountId }, { dueAt });
    });
  };
}

/** Locks the account of a person whose erasure is due, until commit; null if it is not due. */
export async function lockIfErasureDue(
  tx: Queryable,
  accountId: string,
  now: Date,
): Promise<Leaver | null> {
  const leaver = await lockLeaver(tx, accountId);
  const [erasure] = await tx
    .select()
    .from(accountErasures)
    .where(eq(accountErasures.accountId, accountId));
  return erasure && isErasureDue(erasure.dueAt, now) ? leaver : null;
}
