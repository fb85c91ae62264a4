import type { createRefund as call } from '@zampa/contract/payments/create-refund';
import type { Payment } from '@zampa/contract/payments/objects';
import { cardAttemptLines, cardAttempts, charges, refunds } from '@zampa/db/schema/payments';
import { refundMeans, refundableAmount, type RefundReason } from '@zampa/domain/payments/refunds';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockConversationOfCharge } from '../cards/attempts.ts';
import { type Charge, lockCharges, recordEntry } from '../ledger/charges.ts';
import { readPayment } from '../ledger/payment-row.ts';
import { publishPayment } from '../ledger/record-payment.ts';
import { enqueueReceipt } from '../receipts/enqueue-receipt.ts';

/**
 * Refunds a payment in full or in part: card payments through a job that calls the provider, cash by recording that
 * it was returned. Errors: NOT_FOUND for a payment of others, FORBIDDEN unless the viewer is an admin,
 * STATUS_CONFLICT if it was not paid or is disputed, VALIDATION for more than is left.
 */
export async function createRefund(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Payment> {
  const [found] = await tx.select().from(charges).where(eq(charges.id, body.paymentId));
  const roles = viewer.facilities.filter(({ facilityId }) => facilityId === found?.facilityId);
  if (!found || roles.length === 0) throw new Refusal('NOT_FOUND');
  if (!roles.some(({ roleId }) => staffRoleOf(roleId) === 'admin')) throw new Refusal('FORBIDDEN');
  // Conversations are always locked before charges.
  await lockConversationOfCharge(tx, found.id);
  const [charge = found] = await lockCharges(tx, eq(charges.id, found.id));
  if (charge.status !== 'PAID' || isDisputed(charge)) throw new Refusal('STATUS_CONFLICT');
  if (body.amount > (await findRefundableAmount(tx, charge))) throw invalid('amount', 'too_large');
  const { amount, reason, note } = body;
  const refundInput = { amount, reason, note, userId: viewer.userId };
  if (refundMeans(charge) === 'CARD') await requestRefund(deps, { tx, now }, charge, refundInput);
  else await recordCashRefund(deps, { tx, now }, charge, refundInput);
  return readPayment(tx, charge.id);
}

const isDisputed = ({ dispute }: Charge) => dispute === 'OPEN' || dispute === 'LOST';

/** Records that cash was returned to the client. */
async function recordCashRefund(
  deps: Deps,
  { tx, now }: UnitOfWork,
  charge: Charge,
  { amount, userId, ...why }: RefundInput,
): Promise<void> {
  const id = newId();
  const chargeId = charge.id;
  const refundRow = { id, chargeId, amount, userId, ...why, status: 'SUCCESS' } as const;
  await tx.insert(refunds).values({ ...refundRow, createdAt: now, updatedAt: now });
  const entry = { type: 'CASH_RETURNED', amount, userId, reference: id } as const;
  await recordEntry({ tx, now }, charge, entry);
  enqueueReceipt(deps, tx, { of: 'REFUND', id });
  await publishPayment(deps, { tx, now }, charge.conversationId);
}

type RefundInput = {
  readonly amount: number;
  readonly reason: RefundReason;
  readonly note?: string;
  /** Null for automatic refunds. */
  readonly userId: string | null;
};

/** Creates a refund of a locked charge and enqueues the job that requests it from the provider. */
export async function requestRefund(
  deps: Deps,
  { tx, now }: UnitOfWork,
  charge: Charge,
  { amount, reason, note = '', userId }: RefundInput,
): Promise<void> {
  const id = newId();
  const attemptId = await findPayingAttempt(tx, charge.id);
  await tx.insert(refunds).values({
    id,
    chargeId: charge.id,
    attemptId,
    amount,
    status: 'PENDING',
    reason,
    note,
    userId,
    createdAt: now,
    updatedAt: now,
  });
  const entry = { type: 'REFUND_REQUESTED', amount, userId, reference: id } as const;
  await recordEntry({ tx, now }, charge, entry);
  deps.outbox.enqueue(tx, 'sendRefund', { id });
  await publishPayment(deps, { tx, now }, charge.conversationId);
}

/** Returns how much of a charge can still be refunded, without pending refunds, in minor units. */
export const findRefundableAmount = async (tx: Queryable, charge: Charge): Promise<number> =>
  refundableAmount(charge) - (await findPendingRefunds(tx, charge.id));

/** Returns the sum of a charge's pending refunds, in minor units. */
export async function findPendingRefunds(tx: Queryable, chargeId: string): Promise<number> {
  const [pending] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.chargeId, chargeId), eq(refunds.status, 'PENDING')));
  return pending?.sum ?? 0;
}

/** Returns the id of the card payment that paid a charge. Throws STATUS_CONFLICT without one. */
async function findPayingAttempt(tx: Queryable, chargeId: string): Promise<string> {
  const [line] = await tx
    .select({ id: cardAttempts.id })
    .from(cardAttemptLines)
    .innerJoin(cardAttempts, eq(cardAttempts.id, cardAttemptLines.attemptId))
    .where(and(eq(cardAttemptLines.chargeId, chargeId), eq(cardAttempts.status, 'SUCCESS')))
    .orderBy(sql`${cardAttempts.updatedAt} desc`)
    .limit(1);
  if (!line) throw new Refusal('STATUS_CONFLICT');
  return line.id;
}
