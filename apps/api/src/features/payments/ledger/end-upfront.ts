import { isOpenCharge, type ChargeStatus } from '@zampa/domain/payments/ledger';
import { meansOfRefund } from '@zampa/domain/payments/refunds';
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
import { lockConversationRow } from '../cards/attempts.ts';
import { closeAttempts } from '../cards/close-attempts.ts';
import { leftOf, requestRefund } from '../refunds/create-refund.ts';
import {
  lockCharges,
  lockChargesOf,
  lockOpenCharges,
  recordEntry,
  type Charge,
} from './charges.ts';
import { notifyClinic } from './payment-news.ts';
import { publishPayment } from './record-payment.ts';

/** What was to be paid upfront in a conversation: for one time, or where none is named all of it. */
type UpfrontOf = { readonly conversationId: string; readonly bookingId?: string | undefined };

const isFor =
  ({ bookingId }: UpfrontOf) =>
  (charge: Charge) =>
    charge.upfront && (bookingId === undefined || charge.bookingId === bookingId);

/**
 * Ends what was to be paid upfront and is not owed any more: a card payment that was begun is closed
 * first; one that is in progress is waited for. Throws PAYMENT_IN_FLIGHT then.
 *
 * @returns whether it was paid after all
 */
export async function endUpfront(
  deps: Deps,
  which: UpfrontOf,
  type: 'EXPIRED' | 'CANCELED',
): Promise<boolean> {
  const { conversationId } = which;
  await closeAttempts(deps, [conversationId], which.bookingId);
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update');
    const upfront = (await lockChargesOf(tx, [conversationId])).filter(isFor(which));
    const over = upfront.filter(
      ({ status, expiresAt }) =>
        isOpenCharge(status) && (type === 'CANCELED' || (expiresAt !== null && expiresAt <= now)),
    );
    for (const charge of over) await recordEntry({ tx, now }, charge, { type });
    if (over.length > 0) await publishPayment(deps, { tx, now }, conversationId);
    return upfront.some(({ status }) => isPaid(status));
  });
}

/**
 * Ends what is still to be paid upfront in a locked conversation. A card payment that was begun is closed by the job that
 * follows (`releaseUpfront`); one that comes in before goes back by itself.
 */
export async function cancelUpfront({ tx, now }: UnitOfWork, which: UpfrontOf): Promise<void> {
  const open = (await lockOpenCharges(tx, [which.conversationId])).filter(isFor(which));
  for (const charge of open) await recordEntry({ tx, now }, charge, { type: 'CANCELED' });
}

const isPaid = (status: ChargeStatus) => status === 'PAID';

/** Ends what was to be paid upfront and was not, in time. */
export function expireUpfront(deps: Deps): JobHandler<'expireUpfront'> {
  return async ({ conversationId }) => {
    await endUpfront(deps, { conversationId }, 'EXPIRED');
  };
}

/**
 * Ends what was to be paid upfront for a time that was called off or missed; what was paid goes back, all of it or what
 * exceeds the deposit: to its card by itself, and of cash the clinic is told. Where the service has taken place without
 * that time it pays for the service. Each payment is on its own, so that one that cannot go back keeps no other.
 */
export function releaseUpfront(deps: Deps): JobHandler<'releaseUpfront'> {
  return async ({ missed, served, ...which }) => {
    const { conversationId } = which;
    await endUpfront(deps, which, 'CANCELED');
    if (served) return;
    const all = await deps.db
      .select()
      .from(charges)
      .where(and(eq(charges.conversationId, conversationId), eq(charges.status, 'PAID')))
      .orderBy(charges.id);
    await collectFailures('not all that was paid went back', async (attempt) => {
      for (const { id } of all.filter(isFor(which)))
        await attempt(() => releaseCharge(deps, id, missed ? 'MISSED' : 'CALLED_OFF'));
    });
  };
}

function releaseCharge(deps: Deps, id: string, end: UpfrontEnd): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { familyId, ...conversation } = await lockConversationRow(tx, id);
    const [charge] = await lockCharges(tx, eq(charges.id, id));
    if (!charge || charge.status !== 'PAID') return;
    const { deposit, facilityId } = charge;
    const amount = upfrontRefund(end, { left: await leftOf(tx, charge), deposit });
    if (amount === 0) return;
    const wanted = { amount, reason: 'CALLED_OFF', userId: null } as const;
    if (meansOfRefund(charge) === 'CARD') {
      await requestRefund(deps, { tx, now }, charge, wanted);
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
