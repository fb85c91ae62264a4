import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { deliverEmail } from './deliver-email.ts';
import { findDelayedSendTime } from './find-delayed-send-time.ts';

/** Sends an e-mail that was delayed by quiet hours, if it is still due; otherwise delays it again or drops it. */
export function sendLaterEmail(deps: Deps): JobHandler<'sendLaterEmail'> {
  const { db, clock, outbox } = deps;
  return async (waiting, key) => {
    const at = await findDelayedSendTime(deps, waiting, 'email');
    if (!at) return;
    if (at <= clock.now()) await deliverEmail(deps, waiting.email, key);
    else
      await inTransaction(db, async (tx) => {
        outbox.enqueue(tx, 'sendLaterEmail', waiting, { dueAt: at, once: `later:${key}` });
      });
  };
}
