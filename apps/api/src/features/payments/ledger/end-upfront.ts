import { isOpenCharge, type ChargeStatus } from '@zampa/domain/payments/ledger';
import { upfrontRefund } from '@zampa/domain/payments/upfront';
import { conversations } from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { closeAttempts } from '../cards/close-attempts.ts';
import { leftOf, requestRefund } from '../refunds/create-refund.ts';
import { lockChargesOf, recordEntry } from './charges.ts';
import { publishPayment } from './record-payment.ts';

/**
 * Ends what was to be paid upfront in a conversation and is not owed any more: a card payment that was begun is closed
 * first; one that is in progress is waited for. Throws PAYMENT_IN_FLIGHT then.
 *
 * @returns whether it was paid after all
 */
export async function endUpfront(
  deps: Deps,
  conversationId: string,
  type: 'EXPIRED' | 'CANCELED',
): Promise<boolean> {
  await closeAttempts(deps, [conversationId]);
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for('update');
    const upfront = (await lockChargesOf(tx, [conversationId])).filter((charge) => charge.upfront);
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
    await endUpfront(deps, conversationId, 'EXPIRED');
  };
}

/**
 * Ends what was to be paid upfront for a time that was called off or missed; what was paid by card goes back, all of it
 * or what exceeds the deposit.
 */
export function releaseUpfront(deps: Deps): JobHandler<'releaseUpfront'> {
  return async ({ conversationId, missed }) => {
    await endUpfront(deps, conversationId, 'CANCELED');
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      await tx
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.id, conversationId))
        .for('update');
      for (const charge of await lockChargesOf(tx, [conversationId])) {
        if (!charge.upfront || charge.status !== 'PAID') continue;
        const { deposit } = charge;
        const left = await leftOf(tx, charge);
        const amount = upfrontRefund(missed ? 'MISSED' : 'CALLED_OFF', { left, deposit });
        const wanted = { amount, reason: 'CALLED_OFF', userId: null } as const;
        if (amount > 0) await requestRefund(deps, { tx, now }, charge, wanted);
      }
    });
  };
}
