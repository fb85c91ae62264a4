import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-kinds.ts';

/** Sends a message of the outbox to a telephone; null without a provider. One that its number will never take is done with. */
export function sendSms({ sms }: Pick<Deps, 'sms'>): JobHandler<'sendSms'> | null {
  if (!sms) return null;
  return async (text) => {
    await sms.send(text);
  };
}
