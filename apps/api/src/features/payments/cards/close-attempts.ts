import { cardAttempts } from '@zampa/db/schema/payments';
import { attemptStatusOf } from '@zampa/domain/payments/attempts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { applyIntent } from './apply-intent.ts';
import { findOpenAttempts } from './attempts.ts';
import { askForIntent } from './ask-for-intent.ts';

/**
 * Closes at the provider the card payments of conversations that were begun, before money is taken in another way, or
 * none is owed any more. One that has succeeded meanwhile is written down. Refusal: PAYMENT_IN_FLIGHT while one is in
 * progress. The provider is asked outside of any transaction.
 *
 * @param bookingId where only those are meant that confirm this time
 */
export async function closeAttempts(
  deps: Deps,
  conversationIds: readonly string[],
  bookingId?: string,
): Promise<void> {
  const open = await findOpenAttempts(deps.db, conversationIds, bookingId);
  for (const id of open) await closeAttempt(deps, id);
}

/** Closes one card payment. Refusal: PAYMENT_IN_FLIGHT. */
export async function closeAttempt(deps: Deps, id: string): Promise<void> {
  const [attempt] = await deps.db.select().from(cardAttempts).where(eq(cardAttempts.id, id));
  if (!attempt) throw new Error('the card payment is not there');
  // Where the provider's answer was lost, the same question tells which payment it was.
  const found = await askForIntent(deps, attempt);
  const intent =
    found.status === 'canceled'
      ? found
      : await deps.paymentProvider.cancelIntent(attempt.accountId, found.id);
  await applyIntent(deps, id, intent);
  if (attemptStatusOf(intent) === 'PENDING') throw new Refusal('PAYMENT_IN_FLIGHT');
}
