import { cardAttempts } from '@zampa/db/schema/payments';
import { attemptStatusOf } from '@zampa/domain/payments/attempts';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { applyIntent } from './apply-intent.ts';
import { findOpenAttempts } from './attempts.ts';
import { readOrCreateIntent } from './read-or-create-intent.ts';

/**
 * Closes the unfinished card payments of conversations at the provider, before they are paid otherwise or when
 * nothing is owed any longer. Records a payment that has just succeeded. Calls the provider outside of transactions.
 * Throws PAYMENT_IN_FLIGHT while one is being processed.
 *
 * @param bookingId limits this to payments for one booking
 */
export async function closeAttempts(
  deps: Deps,
  conversationIds: readonly string[],
  bookingId?: string,
): Promise<void> {
  const open = await findOpenAttempts(deps.db, conversationIds, bookingId);
  for (const id of open) await closeAttempt(deps, id);
}

/** Closes one card payment. Throws PAYMENT_IN_FLIGHT. */
export async function closeAttempt(deps: Deps, id: string): Promise<void> {
  const [attempt] = await deps.db.select().from(cardAttempts).where(eq(cardAttempts.id, id));
  if (!attempt) throw new Error('the card payment was not found');
  // If an earlier response was lost, the idempotency key returns the same intent.
  const found = await readOrCreateIntent(deps, attempt);
  const intent =
    found.status === 'canceled'
      ? found
      : await deps.paymentProvider.cancelIntent(attempt.accountId, found.id);
  await applyIntent(deps, id, intent);
  if (attemptStatusOf(intent) === 'PENDING') throw new Refusal('PAYMENT_IN_FLIGHT');
}
