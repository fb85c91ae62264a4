import { cardAttempts, charges, refunds } from '@zampa/db/schema/payments';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { lockConversationOfCharge } from '../cards/attempts.ts';
import { lockCharges, recordEntry } from '../ledger/charges.ts';
import { notifyPayer } from '../ledger/payment-notifications.ts';
import { publishPayment } from '../ledger/record-payment.ts';
import { enqueueReceipt } from '../receipts/enqueue-receipt.ts';

/** Requests a refund from the provider, with an idempotency key, and records the result in the ledger. */
export function sendRefund(deps: Deps): JobHandler<'sendRefund'> {
  return async ({ id }) => {
    const [row] = await deps.db
      .select()
      .from(refunds)
      .innerJoin(cardAttempts, eq(cardAttempts.id, refunds.attemptId))
      .where(and(eq(refunds.id, id), eq(refunds.status, 'PENDING')));
    if (!row) return;
    const { card_attempts: attempt, refunds: refund } = row;
    const { accountId, intentId } = attempt;
    if (intentId === null) throw new Error('a paid attempt has no intent id');
    const { amount, chargeId } = refund;
    const result = await deps.paymentProvider.createRefund(
      { accountId, intentId, amount },
      `refund:${id}`,
    );
    const isRefunded = result.status !== 'FAILED';
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      const conversation = await lockConversationOfCharge(tx, chargeId);
      const [charge] = await lockCharges(tx, eq(charges.id, chargeId));
      if (!charge) throw new Error(`charge ${chargeId} not found`);
      await tx
        .update(refunds)
        .set({ status: isRefunded ? 'SUCCESS' : 'FAILED', providerId: result.id, updatedAt: now })
        .where(eq(refunds.id, id));
      const type = isRefunded ? 'REFUNDED' : 'REFUND_FAILED';
      await recordEntry({ tx, now }, charge, { type, amount, reference: id });
      if (isRefunded) {
        enqueueReceipt(deps, tx, { of: 'REFUND', id });
        await notifyPayer(deps, tx, {
          kind: 'PAYMENT_REFUNDED',
          conversation,
          // Null for automatic refunds, so that every family member is notified.
          actorId: refund.userId,
          once: id,
        });
      }
      await publishPayment(deps, { tx, now }, conversation.id);
    });
  };
}
