import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { noteDelivery } from './note-delivery.ts';

/** Sends the message of an invitation to a phone, and tells the clinic whether it takes it; null without a provider. */
export function sendInvitationSms(deps: Deps): JobHandler<'sendInvitationSms'> | null {
  const { sms } = deps;
  if (!sms) return null;
  return async ({ text, ...which }) => {
    await noteDelivery(deps, which, await sms.send(text));
  };
}
