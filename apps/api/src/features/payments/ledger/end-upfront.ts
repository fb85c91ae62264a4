import { isOpenCharge, type ChargeStatus } from '@zampa/domain/payments/ledger';
import { upfrontRefund } from '@zampa/domain/payments/upfront';
import { conversations } from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { closeAttempts } from '../cards/close-attempts.ts';
import { leftOf, requestRefund } from '../refunds/create-refund.ts';
import { lockChargesOf, recordEntry, type Charge } from './charges.ts';
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

const isPaid = (status: ChargeStatus) => status === 'PAID';

/** Ends what was to be paid upfront and was not, in time. */
export function expireUpfront(deps: Deps): JobHandler<'expireUpfront'> {
  return async ({ conversationId }) => {
    await endUpfront(deps, { conversationId }, 'EXPIRED');
  };
}

/**
 * Ends what was to be paid upfront for a time that was called off or missed; what was paid by card goes back, all of it
 * or what exceeds the deposit.
 */
export function releaseUpfront(deps: Deps): JobHandler<'releaseUpfront'> {
  return async ({ missed, ...which }) => {
    const { conversationId } = which;
    await endUpfront(deps, which, 'CANCELED');
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      await tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.id, conversationId))
        .for('update');
      for (const charge of (await lockChargesOf(tx, [conversationId])).filter(isFor(which))) {
        if (charge.status !== 'PAID') continue;
        const { deposit } = charge;
        const left = await leftOf(tx, charge);
        const amount = upfrontRefund(missed ? 'MISSED' : 'CALLED_OFF', { left, deposit });
        const wanted = { amount, reason: 'CALLED_OFF', userId: null } as const;
        if (amount > 0) await requestRefund(deps, { tx, now }, charge, wanted);
      }
    });
  };
}
