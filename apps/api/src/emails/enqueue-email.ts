import type { Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { When } from '../jobs/job-rows.ts';
import type { EmailRequest } from './email-request.ts';

/**
 * Writes an e-mail into the outbox; it is rendered and sent after the commit, at least once.
 *
 * @param when.once of several e-mails with the same, only the first is written
 * @param when.expiresAt from then on it is of no use, and not sent any more
 */
export async function enqueueEmail(
  { outbox }: Deps,
  tx: Queryable,
  email: EmailRequest,
  when: Pick<When, 'once' | 'expiresAt'> = {},
): Promise<void> {
  outbox.enqueue(tx, 'sendEmail', email, when);
}
