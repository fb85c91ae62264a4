import { isOpenCharge, type ChargeStatus } from '@zampa/domain/payments/ledger';
import { refundMeans } from '@zampa/domain/payments/refunds';
import { upfrontRefund, type UpfrontEnd } from '@zampa/domain/payments/upfront';
import { facilityClients } from '@zampa/db/schema/facilities';
import { conversations } from '@zampa/db/schema/conversations';
import { charges } from '@zampa/db/schema/payments';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { collectFailures } from '../../../jobs/collect-failures.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { lockConversationOfCharge } from '../cards/attempts.ts';
import { closeAttempts } from '../cards/close-attempts.ts';
import { findRefundableAmount, requestRefund } from '../refunds/create-refund.ts';
import {
  lockCharges,
  lockChargesOf,
  lockOpenCharges,
  recordEntry,
  type Charge,
} from './charges.ts';
import { notifyClinic } from './payment-notifications.ts';
import { closeUnpaidRequest } from './paid-first.ts';
import { publishPayment } from './record-payment.ts';

/** The prepayments of a conversation, for one booking or all. */
type PrepaymentSelection = {
  readonly conversationId: string;
  readonly bookingId?: string | undefined;
};

const isPrepaymentOf =
  ({ bookingId }: PrepaymentSelection) =>
  (charge: Charge) =>
    charge.upfront && (bookingId === undefined || charge.bookingId === bookingId);

/**
 * Closes unpaid prepayments that are no longer owed, after closing their card payments, and an expired request that
 * had to be paid first. Throws PAYMENT_IN_FLIGHT while one is being processed, so that the job retries.
 *
 * @returns whether a prepayment has been paid
 */
export async function endUpfront(
  deps: Deps,
  selection: PrepaymentSelection,
  type: 'EXPIRED' | 'CANCELED',
): Promise<boolean> {
  const { conversationId } = selection;
  await closeAttempts(deps, [conversationId], selection.bookingId);
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update');
    const upfront = (await lockChargesOf(tx, [conversationId])).filter(isPrepaymentOf(selection));
    const over = upfront.filter(
      ({ status, expiresAt }) =>
        isOpenCharge(status) && (type === 'CANCELED' || (expiresAt !== null && expiresAt <= now)),
    );
    for (const charge of over) await recordEntry({ tx, now }, charge, { type });
    const hasPaid = upfront.some(({ status }) => isPaid(status));
    if (over.length > 0 && type === 'EXPIRED' && !hasPaid)
      await closeUnpaidRequest(deps, { tx, now }, conversationId);
    if (over.length > 0) await publishPayment(deps, { tx, now }, conversationId);
    return hasPaid;
  });
}

/**
 * Cancels the open prepayments of a locked conversation. The `releaseUpfront` job that follows closes their card
 * payments. A card payment that succeeds before then is refunded automatically.
 */
export async function cancelUpfront(
  { tx, now }: UnitOfWork,
  selection: PrepaymentSelection,
): Promise<void> {
  const open = (await lockOpenCharges(tx, [selection.conversationId])).filter(
    isPrepaymentOf(selection),
  );
  for (const charge of open) await recordEntry({ tx, now }, charge, { type: 'CANCELED' });
}

const isPaid = (status: ChargeStatus) => status === 'PAID';

/** Expires prepayments that were not paid in time. */
export function expireUpfront(deps: Deps): JobHandler<'expireUpfront'> {
  return async ({ conversationId }) => {
    await endUpfront(deps, { conversationId }, 'EXPIRED');
  };
}

/**
 * Cancels unpaid prepayments of a canceled or missed appointment and refunds paid ones, in full or minus the
 * deposit. Card payments are refunded automatically; for cash, the clinic is notified. If the service took place
 * anyway, the prepayment is kept as its payment. A failed refund does not stop the others.
 */
export function releaseUpfront(deps: Deps): JobHandler<'releaseUpfront'> {
  return async ({ missed, served: hasTakenPlace, ...selection }) => {
    const { conversationId } = selection;
    await endUpfront(deps, selection, 'CANCELED');
    if (hasTakenPlace) return;
    const all = await deps.db
      .select()
      .from(charges)
      .where(and(eq(charges.conversationId, conversationId), eq(charges.status, 'PAID')))
      .orderBy(charges.id);
    await collectFailures('not all that was paid went back', async (attempt) => {
      for (const { id } of all.filter(isPrepaymentOf(selection)))
        await attempt(() => refundOrNotify(deps, id, missed ? 'MISSED' : 'CALLED_OFF'));
    });
  };
}

function refundOrNotify(deps: Deps, id: string, end: UpfrontEnd): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { familyId, ...conversation } = await lockConversationOfCharge(tx, id);
    const [charge] = await lockCharges(tx, eq(charges.id, id));
    if (!charge || charge.status !== 'PAID') return;
    const { deposit, facilityId } = charge;
    const amount = upfrontRefund(end, { left: await findRefundableAmount(tx, charge), deposit });
    if (amount === 0) return;
    const refund = { amount, reason: 'CALLED_OFF', userId: null } as const;
    if (refundMeans(charge) === 'CARD') {
      await requestRefund(deps, { tx, now }, charge, refund);
      return;
    }
    const [client] = await tx
      .select({ payerId: facilityClients.userId })
      .from(facilityClients)
      .where(
        and(eq(facilityClients.facilityId, facilityId), eq(facilityClients.familyId, familyId)),
      );
    const payerId = client?.payerId ?? conversation.creatorId;
    const about = { conversationId: conversation.id, payerId, once: id };
    notifyClinic(deps, tx, 'CASH_TO_RETURN', about);
  });
}
