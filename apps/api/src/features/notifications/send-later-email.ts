import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { deliverEmail } from './deliver-email.ts';
import { laterMoment } from './later-moment.ts';

/** Sends a letter that waited for the end of somebody's quiet hours, if they still want it then. */
export function sendLaterEmail(deps: Deps): JobHandler<'sendLaterEmail'> {
  const { db, clock, outbox } = deps;
  return async (waiting, key) => {
    const at = await laterMoment(deps, waiting, 'email');
    if (!at) return;
    if (at <= clock.now()) await deliverEmail(deps, waiting.email, key);
    else
      await inTransaction(db, async (tx) => {
        outbox.enqueue(tx, 'sendLaterEmail', waiting, { dueAt: at, once: `later:${key}` });
      });
  };
}
