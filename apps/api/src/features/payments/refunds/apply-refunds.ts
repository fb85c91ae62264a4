import { charges, refunds } from '@zampa/db/schema/payments';
import { and, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockConversationRow, type Attempt } from '../cards/attempts.ts';
import { lockCharges, recordEntry } from '../ledger/charges.ts';
import { publishPayment } from '../ledger/record-payment.ts';

type SentRefund = typeof refunds.$inferSelect;

/** Asks the provider whether what went back has arrived: what a bank did not take is the clinic's again. */
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
    if (status === 'FAILED') await takeBack(deps, refund);
  }
}

function takeBack(deps: Deps, { id, chargeId, amount }: SentRefund): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const conversation = await lockConversationRow(tx, chargeId);
    const [charge] = await lockCharges(tx, eq(charges.id, chargeId));
    if (!charge) throw new Error('the charge is not there');
    // Before its line in the ledger, by which the visit counts as paid again.
    await tx.update(refunds).set({ status: 'FAILED', updatedAt: now }).where(eq(refunds.id, id));
    await recordEntry({ tx, now }, charge, { type: 'REFUND_RETURNED', amount, reference: id });
    await publishPayment(deps, { tx, now }, conversation.id);
  });
}
