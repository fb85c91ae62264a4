import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueSms } from '../../emails/enqueue-sms.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { laterMoment } from './later-moment.ts';

/**
 * Has a message of news sent to a phone that waited for the end of somebody's quiet hours, if they still want it then.
 * The job ends together with what it leaves, so that a message is never sent twice by it.
 */
export function sendLaterSms(deps: Deps): JobHandler<'sendLaterSms'> {
  const { db, clock, outbox } = deps;
  return async (waiting, key, endIn) => {
    const at = await laterMoment(deps, waiting, 'sms');
    await inTransaction(db, async (tx) => {
      endIn(tx);
      if (!at) return;
      const { to, text, userId, conversationId } = waiting;
      if (at <= clock.now()) await enqueueSms(deps, tx, { to, text, userId, conversationId });
      else outbox.enqueue(tx, 'sendLaterSms', waiting, { dueAt: at, once: `later:${key}` });
    });
  };
}
