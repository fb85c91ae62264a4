import type { Deps } from '../../deps.ts';
import { renderEmail } from '../../emails/render.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { noteDelivery } from './note-delivery.ts';

/** Sends the e-mail of an invitation, and tells the clinic whether its address takes it. */
export function sendInvitationEmail(deps: Deps): JobHandler<'sendInvitationEmail'> {
  return async ({ email, ...which }, key) => {
    await noteDelivery(deps, which, await deps.mail.send(renderEmail(email, key)));
  };
}
