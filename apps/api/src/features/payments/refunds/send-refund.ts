import { cardAttempts, charges, refunds } from '@zampa/db/schema/payments';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { lockConversationRow } from '../cards/attempts.ts';
import { lockCharges, recordEntry } from '../ledger/charges.ts';
import { notifyPayer } from '../ledger/payment-news.ts';
import { publishPayment } from '../ledger/record-payment.ts';
import { enqueueReceipt } from '../receipts/enqueue-receipt.ts';

/** Has the provider give money back; asked again, it is the same refund. Then it is in the ledger. */
export function sendRefund(deps: Deps): JobHandler<'sendRefund'> {
  return async ({ id }) => {
    const [wanted] = await deps.db
      .select()
      .from(refunds)
      .innerJoin(cardAttempts, eq(cardAttempts.id, refunds.attemptId))
      .where(and(eq(refunds.id, id), eq(refunds.status, 'PENDING')));
    if (!wanted) return;
    const { card_attempts: attempt, refunds: refund } = wanted;
    const { accountId, intentId } = attempt;
    if (intentId === null) throw new Error('a paid attempt has no intent id');
    const { amount, chargeId } = refund;
    const given = await deps.paymentProvider.createRefund(
      { accountId, intentId, amount },
      `refund:${id}`,
    );
    const isGiven = given.status !== 'FAILED';
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      const conversation = await lockConversationRow(tx, chargeId);
      const [charge] = await lockCharges(tx, eq(charges.id, chargeId));
      if (!charge) throw new Error(`charge ${chargeId} not found`);
      await tx
        .update(refunds)
        .set({ status: isGiven ? 'SUCCESS' : 'FAILED', providerId: given.id, updatedAt: now })
        .where(eq(refunds.id, id));
      const type = isGiven ? 'REFUNDED' : 'REFUND_FAILED';
      await recordEntry({ tx, now }, charge, { type, amount, reference: id });
      if (isGiven) {
        enqueueReceipt(deps, tx, { of: 'REFUND', id });
        await notifyPayer(deps, tx, {
          kind: 'PAYMENT_REFUNDED',
          conversation,
          // Nobody of the family has called for what goes back by itself: all of it is told.
          by: refund.userId,
          once: id,
        });
      }
      await publishPayment(deps, { tx, now }, conversation.id);
    });
  };
}
