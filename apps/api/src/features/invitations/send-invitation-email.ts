import type { Deps } from '../../deps.ts';
import { renderEmail } from '../../emails/render.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { saveDeliveryOutcome } from './save-delivery-outcome.ts';

/** Sends an invitation e-mail and saves whether the address accepted it. */
export function sendInvitationEmail(deps: Deps): JobHandler<'sendInvitationEmail'> {
  return async ({ email, ...invitation }, key) => {
    await saveDeliveryOutcome(deps, invitation, await deps.mail.send(renderEmail(email, key)));
  };
}
