import type { markPaid as call } from '@zampa/contract/payments/mark-paid';
import { inTransaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { lockConversation } from '../conversations/public.ts';
import { closeAttempts } from './cards/close-attempts.ts';
import { recordCashForCharge, recordCashPayment } from './ledger/record-payment.ts';

/**
 * Marks a conversation, or one of its payments, as paid in cash, after closing unfinished card payments. Errors:
 * NOT_FOUND, FORBIDDEN for the id of an event, PAYMENT_IN_FLIGHT while a card payment is being processed, UNAVAILABLE.
 */
export async function markPaid(
  { viewer, db, query: { eventId, paymentId }, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<boolean> {
  await closeAttempts({ ...deps, db }, [eventId]);
  return inTransaction(db, async (tx) => {
    const conversation = await lockConversation(tx, viewer, eventId);
    // The id was that of an event, which cannot be paid.
    if (conversation.id !== eventId) throw new Refusal('FORBIDDEN');
    return paymentId
      ? recordCashForCharge(deps, { tx, viewer, now }, conversation, paymentId)
      : recordCashPayment(deps, { tx, viewer, now }, conversation);
  });
}
