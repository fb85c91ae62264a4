import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { lockDue } from './end-account.ts';

/** Erases somebody in one transaction, in which the job ends: a server that is killed meanwhile has done nothing. */
export function eraseAccount(deps: Deps): JobHandler<'eraseAccount'> {
  return async ({ accountId }, _key, endIn) => {
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      endIn(tx);
      const leaver = await lockDue(tx, accountId, now);
      if (leaver) await deps.erasure.erase({ tx, now }, leaver);
    });
  };
}
