import { accountErasures } from '@zampa/db/schema/privacy';
import { FAREWELL_MS, isErasureDue } from '@zampa/domain/privacy/erasure';
import { eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Leaver } from '../../personal-data.ts';
import { lockLeaver } from './find-leaver.ts';

/**
 * Calls off what lies ahead of somebody whose erasure has come due, and has them erased after the news of it. What was
 * taken back, or asked for again since, is left alone.
 */
export function endAccount(deps: Deps): JobHandler<'endAccount'> {
  return async ({ accountId }, _key, endIn) => {
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      endIn(tx);
      const leaver = await lockDue(tx, accountId, now);
      if (!leaver) return;
      await deps.erasure.callOff({ tx, now }, leaver);
      const dueAt = new Date(now.getTime() + FAREWELL_MS);
      deps.outbox.enqueue(tx, 'eraseAccount', { accountId }, { dueAt });
    });
  };
}

/** Locks somebody whose time to take it back is over; null for everybody else. */
export async function lockDue(tx: Queryable, accountId: string, now: Date): Promise<Leaver | null> {
  const leaver = await lockLeaver(tx, accountId);
  const [asked] = await tx
    .select()
    .from(accountErasures)
    .where(eq(accountErasures.accountId, accountId));
  return asked && isErasureDue(asked.dueAt, now) ? leaver : null;
}
