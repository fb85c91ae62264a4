import { cardAttempts } from '@zampa/db/schema/payments';
import { attemptStatusOf } from '@zampa/domain/payments/attempts';
import { isOpenCharge, surplusOf } from '@zampa/domain/payments/ledger';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import type { CardIntent } from '../../../ports/payment-provider.ts';
import { keepOwnerNews } from '../../conversations/public.ts';
import { keptBalance, recordEntry, type Charge } from '../ledger/charges.ts';
import { notifyClinic } from '../ledger/payment-news.ts';
import { publishPayment } from '../ledger/record-payment.ts';
import { enqueueReceipt } from '../receipts/enqueue-receipt.ts';
import { lockAttempt, type Attempt, type AttemptLine } from './attempts.ts';

/**
 * Applies how a card payment stands at the provider, whoever asked: a message of it, the payer, or the clock. In any
 * order and any number of times it comes to the same.
 */
export async function applyIntent(
  deps: Deps,
  attemptId: string,
  intent: CardIntent,
): Promise<Attempt> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { attempt, lines, charges } = await lockAttempt(tx, attemptId);
    if (attempt.status === 'SUCCESS') return attempt;
    const status = attemptStatusOf(intent);
    const isOver = status === 'SUCCESS' || intent.status === 'canceled';
    const of = { attempt, lines, charges };
    if (status === 'SUCCESS') await capture(deps, { tx, now }, of, intent);
    else if (isOver && !attempt.isOver) await close(deps, { tx, now }, of);
    else if (status === 'FAILED' && attempt.failure !== intent.failure)
      await decline(deps, { tx, now }, of);
    const [changed] = await tx
      .update(cardAttempts)
      .set({
        status,
        intentId: intent.id,
        isOver: isOver || attempt.isOver,
        failure: intent.failure,
        cardBrand: intent.card?.brand ?? null,
        cardLast4: intent.card?.last4 ?? null,
        updatedAt: now,
      })
      .where(eq(cardAttempts.id, attemptId))
      .returning();
    if (!changed) throw new Error('update returned no row');
    return changed;
  });
}

type OfAttempt = {
  readonly attempt: Attempt;
  readonly lines: readonly AttemptLine[];
  readonly charges: readonly Charge[];
};

/** What has arrived is written down line by line; what nobody owes any more goes back by itself. */
async function capture(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { attempt, lines, charges }: OfAttempt,
  intent: CardIntent,
): Promise<void> {
  const expected = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (intent.received !== expected || intent.currency !== attempt.currency)
    throw new Error(`card payment ${attempt.id}: another amount has arrived than was asked for`);
  enqueueReceipt(deps, tx, { of: 'CARD', id: attempt.id });
  for (const charge of charges) {
    const line = lines.find(({ chargeId }) => chargeId === charge.id);
    if (!line) throw new Error('a charge without its line');
    const entry = { type: 'CAPTURED', amount: line.amount, reference: attempt.id } as const;
    const wasOpen = isOpenCharge(charge.status);
    const captured = await recordEntry(
      { tx, now },
      charge,
      entry,
      wasOpen ? { paymentType: 'DIGITAL' } : {},
    );
    if (surplusOf(keptBalance(captured)) > 0)
      deps.outbox.enqueue(tx, 'returnSurplus', { chargeId: charge.id });
    if (!wasOpen) continue;
    const { conversationId, bookingId } = charge;
    if (bookingId) deps.outbox.enqueue(tx, 'confirmPaidBooking', { conversationId, bookingId });
    notifyClinic(deps, tx, 'PAYMENT_RECEIVED', { conversationId, payerId: attempt.payerId });
    await publishPayment(deps, { tx, now }, conversationId);
  }
}

/** What is still owed stays before the clinic until it is paid. */
async function decline(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { attempt: { payerId }, charges }: OfAttempt,
): Promise<void> {
  for (const charge of charges) {
    const { conversationId } = charge;
    await recordEntry({ tx, now }, charge, { type: 'ATTEMPT_DECLINED' });
    if (isOpenCharge(charge.status)) {
      await keepOwnerNews(tx, conversationId, 'PAYMENT_FAILED', now);
      notifyClinic(deps, tx, 'PAYMENT_FAILED', { conversationId, payerId });
    }
    await publishPayment(deps, { tx, now }, conversationId);
  }
}

async function close(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { attempt, charges }: OfAttempt,
): Promise<void> {
  for (const charge of charges) {
    await recordEntry({ tx, now }, charge, { type: 'ATTEMPT_CLOSED', reference: attempt.id });
    await publishPayment(deps, { tx, now }, charge.conversationId);
  }
}
