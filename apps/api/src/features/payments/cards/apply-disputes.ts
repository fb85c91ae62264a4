import { allocateDispute } from '@zampa/domain/payments/disputes';
import type { Dispute, EntryType } from '@zampa/domain/payments/ledger';
import { inTransaction } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import type { CardDispute } from '../../../ports/payment-provider.ts';
import { recordEntry } from '../ledger/charges.ts';
import { notifyClinic } from '../ledger/payment-notifications.ts';
import { publishPayment } from '../ledger/record-payment.ts';
import { lockAttempt, type Attempt } from './attempts.ts';

const ENTRIES: Readonly<Record<Dispute, EntryType>> = {
  OPEN: 'DISPUTE_OPENED',
  WON: 'DISPUTE_WON',
  LOST: 'DISPUTE_LOST',
};

/**
 * Reads disputes (chargebacks) from the provider and records each step once in the ledger. Notifies the clinic when a
 * dispute opens. The charge stays paid: the dispute is between clinic and client.
 */
export async function applyDisputes(deps: Deps, { id, accountId, intentId }: Attempt) {
  if (intentId === null) return;
  const disputes = await deps.paymentProvider.readDisputes(accountId, intentId);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    for (const dispute of disputes) await recordDispute(deps, { tx, now }, id, dispute);
  });
}

async function recordDispute(
  deps: Deps,
  { tx, now }: UnitOfWork,
  attemptId: string,
  { id: reference, status, amount }: CardDispute,
): Promise<void> {
  const { attempt, lines, charges } = await lockAttempt(tx, attemptId);
  for (const { line, taken } of allocateDispute(lines, amount)) {
    const charge = charges.find(({ id }) => id === line.chargeId);
    if (!charge || taken === 0) continue;
    const opened = await recordEntry({ tx, now }, charge, {
      type: 'DISPUTE_OPENED',
      amount: taken,
      reference,
    });
    const entry = { type: ENTRIES[status], amount: taken, reference };
    const written = await recordEntry({ tx, now }, opened, entry);
    if (written.version === charge.version) continue;
    const { conversationId } = charge;
    if (opened.version > charge.version)
      notifyClinic(deps, tx, 'PAYMENT_DISPUTED', {
        conversationId,
        payerId: attempt.payerId,
      });
    await publishPayment(deps, { tx, now }, conversationId);
  }
}
