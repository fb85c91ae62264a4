import type { createRefund as call } from '@zampa/contract/payments/create-refund';
import type { Payment } from '@zampa/contract/payments/objects';
import { cardAttemptLines, cardAttempts, charges, refunds } from '@zampa/db/schema/payments';
import { meansOfRefund, refundable, type RefundReason } from '@zampa/domain/payments/refunds';
import { staffStanding } from '@zampa/domain/people/roles';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockConversationRow } from '../cards/attempts.ts';
import { type Charge, lockCharges, recordEntry } from '../ledger/charges.ts';
import { readPayment } from '../ledger/payment-row.ts';
import { publishPayment } from '../ledger/record-payment.ts';
import { enqueueReceipt } from '../receipts/enqueue-receipt.ts';

/**
 * Gives a payment back, whole or in part: to its card, for which a job asks the provider, or by hand what was given by
 * hand. Refusals: NOT_FOUND for a payment of others, FORBIDDEN for who is no admin, STATUS_CONFLICT for what was not paid
 * or is disputed, VALIDATION for more than is left.
 */
export async function createRefund(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Payment> {
  const [found] = await tx.select().from(charges).where(eq(charges.id, body.paymentId));
  const roles = viewer.facilities.filter(({ facilityId }) => facilityId === found?.facilityId);
  if (!found || roles.length === 0) throw new Refusal('NOT_FOUND');
  if (!roles.some(({ roleId }) => staffStanding(roleId) === 'admin'))
    throw new Refusal('FORBIDDEN');
  // The conversation comes first, as everywhere.
  await lockConversationRow(tx, found.id);
  const [charge = found] = await lockCharges(tx, eq(charges.id, found.id));
  if (charge.status !== 'PAID' || isDisputed(charge)) throw new Refusal('STATUS_CONFLICT');
  if (body.amount > (await leftOf(tx, charge))) throw invalid('amount', 'too_large');
  const { amount, reason, note } = body;
  const wanted = { amount, reason, note, userId: viewer.userId };
  if (meansOfRefund(charge) === 'CARD') await requestRefund(deps, { tx, now }, charge, wanted);
  else await returnCash(deps, { tx, now }, charge, wanted);
  return readPayment(tx, charge.id);
}

const isDisputed = ({ dispute }: Charge) => dispute === 'OPEN' || dispute === 'LOST';

/** Notes that so much was given back by hand. */
async function returnCash(
  deps: Deps,
  { tx, now }: UnitOfWork,
  charge: Charge,
  { amount, userId, ...why }: Wanted,
): Promise<void> {
  const id = newId();
  const chargeId = charge.id;
  const given = { id, chargeId, amount, userId, ...why, status: 'SUCCESS' } as const;
  await tx.insert(refunds).values({ ...given, createdAt: now, updatedAt: now });
  const entry = { type: 'CASH_RETURNED', amount, userId, reference: id } as const;
  await recordEntry({ tx, now }, charge, entry);
  enqueueReceipt(deps, tx, { of: 'REFUND', id });
  await publishPayment(deps, { tx, now }, charge.conversationId);
}

type Wanted = {
  readonly amount: number;
  readonly reason: RefundReason;
  readonly note?: string;
  /** Nobody where it goes back by itself. */
  readonly userId: string | null;
};

/** Notes that so much of a locked charge goes back, and has a job ask the provider for it. */
export async function requestRefund(
  deps: Deps,
  { tx, now }: UnitOfWork,
  charge: Charge,
  { amount, reason, note = '', userId }: Wanted,
): Promise<void> {
  const id = newId();
  const attemptId = await paidBy(tx, charge.id);
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

/** Returns what of a charge can still go back, less what is on its way, in minor units. */
export const leftOf = async (tx: Queryable, charge: Charge): Promise<number> =>
  refundable(charge) - (await onItsWay(tx, charge.id));

/** Returns what of a charge the provider was asked to give back and has not given yet, in minor units. */
export async function onItsWay(tx: Queryable, chargeId: string): Promise<number> {
  const [pending] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.chargeId, chargeId), eq(refunds.status, 'PENDING')));
  return pending?.sum ?? 0;
}

/** The card payment by which a charge was paid. */
async function paidBy(tx: Queryable, chargeId: string): Promise<string> {
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
