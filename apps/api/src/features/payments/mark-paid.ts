import type { markPaid as call } from '@zampa/contract/payments/mark-paid';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { lockConversation } from '../conversations/public.ts';
import { closeAttempts } from './cards/close-attempts.ts';
import { recordCashPayment } from './ledger/record-payment.ts';

/**
 * Marks as paid what the staff were given in cash; a card payment that was begun is closed before. Refusals: NOT_FOUND,
 * FORBIDDEN for the id of a message, PAYMENT_IN_FLIGHT while a card payment is in progress, UNAVAILABLE.
 */
export async function markPaid(
  { viewer, db, query: { eventId }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<boolean> {
  await closeAttempts({ ...deps, db }, [eventId]);
  return inTransaction(db, async (tx) => {
    const conversation = await lockConversation(tx, viewer, eventId);
    // The id of a message leads to its conversation, which is not what was meant.
    if (conversation.id !== eventId) throw new Refusal('FORBIDDEN');
    return recordCashPayment(deps, { tx, viewer, now }, conversation);
  });
}
