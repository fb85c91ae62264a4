import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { lockIfErasureDue } from './end-account.ts';

/** Erases a person in one transaction, which also completes the job, so that a crash leaves nothing half done. */
export function eraseAccount(deps: Deps): JobHandler<'eraseAccount'> {
  return async ({ accountId }, _key, endIn) => {
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      endIn(tx);
      const leaver = await lockIfErasureDue(tx, accountId, now);
      if (leaver) await deps.erasure.erase({ tx, now }, leaver);
    });
  };
}
