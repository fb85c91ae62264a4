import { smsBoundsOf } from '@zampa/domain/notifications/sms-bound';
import type { Deps } from '../../deps.ts';
import type { Taken } from '../../http/rate-limits/counters.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';

type SmsDeps = Pick<Deps, 'sms' | 'limits'>;

const LIMIT_OF = { person: LIMITS.personSms, facility: LIMITS.facilitySms } as const;

/**
 * Sends a message of the outbox to a telephone; null without a provider. One that its number will never take is done with,
 * and so is one over the bounds of the day: it is counted in the metrics, and the news stands in the app.
 */
export function sendSms({ sms, limits }: SmsDeps): JobHandler<'sendSms'> | null {
  if (!sms) return null;
  return async (payload) => {
    const taken = await takeAll(limits, payload);
    if (!taken) return;
    const { to, text } = payload;
    let isSent = false;
    try {
      isSent = (await sms.send({ to, text })) === 'sent';
    } finally {
      // What is tried again, or never taken, costs nothing.
      if (!isSent) await giveBackAll(limits, taken);
    }
  };
}

/** Counts a message for all of its bounds; null, and for none of them, where one of them is reached. */
async function takeAll(
  limits: Deps['limits'],
  payload: JobPayload<'sendSms'>,
): Promise<readonly Taken[] | null> {
  const taken: Taken[] = [];
  for (const { of, key } of smsBoundsOf(payload)) {
    const one = await limits.take(LIMIT_OF[of], key);
    if (!one) {
      await giveBackAll(limits, taken);
      return null;
    }
    taken.push(one);
  }
  return taken;
}

async function giveBackAll(limits: Deps['limits'], taken: readonly Taken[]): Promise<void> {
  for (const one of taken) await limits.giveBack(one);
}
