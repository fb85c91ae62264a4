import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { saveDeliveryOutcome } from './save-delivery-outcome.ts';

/**
 * Returns the handler that sends an invitation by text message and saves whether the number accepted it; null
 * without an SMS provider.
 */
export function sendInvitationSms(deps: Deps): JobHandler<'sendInvitationSms'> | null {
  const { sms } = deps;
  if (!sms) return null;
  return async ({ text, ...invitation }) => {
    await saveDeliveryOutcome(deps, invitation, await sms.send(text));
  };
}
