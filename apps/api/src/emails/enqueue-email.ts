import type { Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { JobTiming } from '../jobs/job-rows.ts';
import type { EmailRequest } from './email-request.ts';

/**
 * Adds an e-mail to the outbox. It is rendered and sent after the commit, at least once.
 *
 * @param when.once idempotency key: only the first e-mail with it is added
 * @param when.expiresAt the e-mail is not sent after this time
 */
export async function enqueueEmail(
  { outbox }: Deps,
  tx: Queryable,
  email: EmailRequest,
  when: Pick<JobTiming, 'once' | 'expiresAt'> = {},
): Promise<void> {
  outbox.enqueue(tx, 'sendEmail', email, when);
}
