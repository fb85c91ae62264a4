import { charges, refunds } from '@zampa/db/schema/payments';
import { and, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockConversationOfCharge, type Attempt } from '../cards/attempts.ts';
import { lockCharges, recordEntry } from '../ledger/charges.ts';
import { publishPayment } from '../ledger/record-payment.ts';

type SentRefund = typeof refunds.$inferSelect;

/**
 * Reads from the provider whether sent refunds have arrived. A refund that the bank rejected is returned to the
 * clinic's balance.
 */
export async function applyRefunds(deps: Deps, { id, accountId }: Attempt): Promise<void> {
  const sent = await deps.db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.attemptId, id), eq(refunds.status, 'SUCCESS'), isNotNull(refunds.providerId)),
    );
  for (const refund of sent) {
    if (refund.providerId === null) continue;
    const { status } = await deps.paymentProvider.readRefund(accountId, refund.providerId);
    if (status === 'FAILED') await recordRejectedRefund(deps, refund);
  }
}

function recordRejectedRefund(deps: Deps, { id, chargeId, amount }: SentRefund): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const conversation = await lockConversationOfCharge(tx, chargeId);
    const [charge] = await lockCharges(tx, eq(charges.id, chargeId));
    if (!charge) throw new Error('the charge was not found');
    // Before the ledger entry, which makes the visit count as paid again.
    await tx.update(refunds).set({ status: 'FAILED', updatedAt: now }).where(eq(refunds.id, id));
    await recordEntry({ tx, now }, charge, { type: 'REFUND_RETURNED', amount, reference: id });
    await publishPayment(deps, { tx, now }, conversation.id);
  });
}
