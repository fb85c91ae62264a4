import { cardAttempts } from '@zampa/db/schema/payments';
import { attemptStatusOf } from '@zampa/domain/payments/attempts';
import { isOpenCharge, surplusToRefund } from '@zampa/domain/payments/ledger';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import type { CardIntent } from '../../../ports/payment-provider.ts';
import { markOwnerUpdate } from '../../conversations/public.ts';
import { storedBalance, recordEntry, type Charge } from '../ledger/charges.ts';
import { notifyClinic } from '../ledger/payment-notifications.ts';
import { announcePaidRequest } from '../ledger/paid-first.ts';
import { publishPayment } from '../ledger/record-payment.ts';
import { enqueueReceipt } from '../receipts/enqueue-receipt.ts';
import { lockAttempt, type Attempt, type AttemptLine } from './attempts.ts';

/**
 * Applies a card payment's state as read from the provider, after a webhook, a call by the payer or a scheduled
 * check. Idempotent and independent of order.
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
    const locked = { attempt, lines, charges };
    if (status === 'SUCCESS') await recordCapture(deps, { tx, now }, locked, intent);
    else if (isOver && !attempt.isOver) await recordClosing(deps, { tx, now }, locked);
    else if (status === 'FAILED' && attempt.failure !== intent.failure)
      await recordDecline(deps, { tx, now }, locked);
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

type LockedAttempt = {
  readonly attempt: Attempt;
  readonly lines: readonly AttemptLine[];
  readonly charges: readonly Charge[];
};

/**
 * Records the received amount per charge. A surplus, such as a charge that was paid otherwise, is refunded
 * automatically.
 */
async function recordCapture(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { attempt, lines, charges }: LockedAttempt,
  intent: CardIntent,
): Promise<void> {
  const expected = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (intent.received !== expected || intent.currency !== attempt.currency)
    throw new Error(
      `card payment ${attempt.id}: the amount received differs from the amount requested`,
    );
  enqueueReceipt(deps, tx, { of: 'CARD', id: attempt.id });
  for (const charge of charges) {
    const line = lines.find(({ chargeId }) => chargeId === charge.id);
    if (!line) throw new Error('the charge has no line in the payment');
    const entry = { type: 'CAPTURED', amount: line.amount, reference: attempt.id } as const;
    const wasOpen = isOpenCharge(charge.status);
    const captured = await recordEntry(
      { tx, now },
      charge,
      entry,
      wasOpen ? { paymentType: 'DIGITAL' } : {},
    );
    if (surplusToRefund(storedBalance(captured)) > 0)
      deps.outbox.enqueue(tx, 'returnSurplus', { chargeId: charge.id });
    if (!wasOpen) continue;
    const { conversationId, bookingId } = charge;
    if (bookingId) deps.outbox.enqueue(tx, 'confirmPaidBooking', { conversationId, bookingId });
    notifyClinic(deps, tx, 'PAYMENT_RECEIVED', { conversationId, payerId: attempt.payerId });
    await announcePaidRequest(deps, { tx, now }, charge);
    await publishPayment(deps, { tx, now }, conversationId);
  }
}

/** A declined charge that is still open stays in the clinic's inbox until it is paid. */
async function recordDecline(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { attempt: { payerId }, charges }: LockedAttempt,
): Promise<void> {
  for (const charge of charges) {
    const { conversationId } = charge;
    await recordEntry({ tx, now }, charge, { type: 'ATTEMPT_DECLINED' });
    if (isOpenCharge(charge.status)) {
      await markOwnerUpdate(tx, conversationId, 'PAYMENT_FAILED', now);
      notifyClinic(deps, tx, 'PAYMENT_FAILED', { conversationId, payerId });
    }
    await publishPayment(deps, { tx, now }, conversationId);
  }
}

async function recordClosing(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { attempt, charges }: LockedAttempt,
): Promise<void> {
  for (const charge of charges) {
    await recordEntry({ tx, now }, charge, { type: 'ATTEMPT_CLOSED', reference: attempt.id });
    await publishPayment(deps, { tx, now }, charge.conversationId);
  }
}
