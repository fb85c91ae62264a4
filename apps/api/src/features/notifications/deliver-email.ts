import type { Deps } from '../../deps.ts';
import type { EmailRequest } from '../../emails/email-request.ts';
import { purposeOf } from '../../emails/email-purpose.ts';
import { renderEmail } from '../../emails/render.ts';
import { LIMITS } from '../../limits/table.ts';

export type DeliveryDeps = Pick<Deps, 'mail' | 'limits' | 'budgets'>;

/**
 * Sends an e-mail. If the address rejects it for good, or its limit or the daily budget is used up, the e-mail is
 * dropped without an error: metrics count it, and the notification is still in the app.
 *
 * @param key idempotency key, the same for every attempt
 */
export async function deliverEmail(
  { mail, limits, budgets }: DeliveryDeps,
  email: EmailRequest,
  key: string,
): Promise<void> {
  const { countedAs } = email;
  const taken = countedAs ? await limits.take(LIMITS.newsLetters, countedAs) : undefined;
  if (taken === null) return;
  const budget = await budgets.take('email', purposeOf(email));
  if (!budget) return;
  try {
    await mail.send(renderEmail(email, key));
  } catch (error) {
    // A retry must not count twice.
    for (const one of [taken, budget]) if (one) await limits.giveBack(one);
    throw error;
  }
}
