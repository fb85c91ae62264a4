import type { Deps } from '../../deps.ts';
import type { EmailRequest } from '../../emails/email-request.ts';
import { renderEmail } from '../../emails/render.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';

export type DeliveryDeps = Pick<Deps, 'mail' | 'limits'>;

/**
 * Sends an e-mail. One that its address will never take is done with, and so is one of those of which there were enough:
 * it is counted in the metrics, and the news stands in the app.
 *
 * @param key the same at every try
 */
export async function deliverEmail(
  { mail, limits }: DeliveryDeps,
  email: EmailRequest,
  key: string,
): Promise<void> {
  const { countedAs } = email;
  const taken = countedAs ? await limits.take(LIMITS.newsLetters, countedAs) : undefined;
  if (taken === null) return;
  try {
    await mail.send(renderEmail(email, key));
  } catch (error) {
    // What is tried again counts once.
    if (taken) await limits.giveBack(taken);
    throw error;
  }
}
