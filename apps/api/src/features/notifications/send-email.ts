import type { Mail } from '../../ports/mail.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { renderEmail } from '../../emails/render.ts';

/** Sends an e-mail of the outbox. One that its address will never take is done with. */
export function sendEmail({ mail }: { readonly mail: Mail }): JobHandler<'sendEmail'> {
  return async (payload, key) => {
    await mail.send(renderEmail(payload, key));
  };
}
