import { smsLimitsOf } from '@zampa/domain/notifications/sms-limits';
import type { Deps } from '../../deps.ts';
import type { CountedUse } from '../../limits/counters.ts';
import { LIMITS } from '../../limits/table.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { JobPayload } from '../../jobs/job-kinds.ts';

type SmsDeps = Pick<Deps, 'sms' | 'limits' | 'budgets'>;

const LIMIT_OF = { person: LIMITS.personSms, facility: LIMITS.facilitySms } as const;

/**
 * Sends a text message from the outbox. Null without an SMS provider. If the number rejects it for good, or a daily
 * limit or the budget is used up, it is dropped without an error: metrics count it, and the notification is still in
 * the app.
 */
export function sendSms({ sms, limits, budgets }: SmsDeps): JobHandler<'sendSms'> | null {
  if (!sms) return null;
  return async (payload) => {
    const taken = await countAgainstLimits({ limits, budgets }, payload);
    if (!taken) return;
    const { to, text } = payload;
    let isSent = false;
    try {
      isSent = (await sms.send({ to, text })) === 'sent';
    } finally {
      // A retried or rejected message does not count.
      if (!isSent) await releaseAll(limits, taken);
    }
  };
}

/** Counts a message against all of its limits and the budget. If one is used up, counts nothing and returns null. */
async function countAgainstLimits(
  { limits, budgets }: Pick<SmsDeps, 'limits' | 'budgets'>,
  payload: JobPayload<'sendSms'>,
): Promise<readonly CountedUse[] | null> {
  const taken: CountedUse[] = [];
  for (const { of, key } of smsLimitsOf(payload)) {
    const one = await limits.take(LIMIT_OF[of], key);
    if (!one) {
      await releaseAll(limits, taken);
      return null;
    }
    taken.push(one);
  }
  const budget = await budgets.take('sms', 'NEWS');
  if (budget) return [...taken, budget];
  await releaseAll(limits, taken);
  return null;
}

async function releaseAll(limits: Deps['limits'], taken: readonly CountedUse[]): Promise<void> {
  for (const one of taken) await limits.giveBack(one);
}
