import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueSms } from '../../emails/enqueue-sms.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findDelayedSendTime } from './find-delayed-send-time.ts';

/**
 * Enqueues a text message that was delayed by quiet hours, if it is still due. The job completes in the same
 * transaction as the enqueued message, so that it cannot be sent twice.
 */
export function sendLaterSms(deps: Deps): JobHandler<'sendLaterSms'> {
  const { db, clock, outbox } = deps;
  return async (waiting, key, endIn) => {
    const at = await findDelayedSendTime(deps, waiting, 'sms');
    await inTransaction(db, async (tx) => {
      endIn(tx);
      if (!at) return;
      const { to, text, userId, conversationId } = waiting;
      if (at <= clock.now()) await enqueueSms(deps, tx, { to, text, userId, conversationId });
      else outbox.enqueue(tx, 'sendLaterSms', waiting, { dueAt: at, once: `later:${key}` });
    });
  };
}
