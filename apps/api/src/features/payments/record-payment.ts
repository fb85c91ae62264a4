import { conversations } from '@zampa/db/schema/conversations';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import {
  isOwed,
  refusalToAskForPayment,
  type ChosenPaymentType,
} from '@zampa/domain/payments/settling';
import { paymentStatusOf } from '@zampa/domain/payments/status';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { publishEvent, type LockedConversation } from '../conversations/public.ts';
import { takesCards } from './card-status.ts';
import type { By } from '../../access/by.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

const statusOf = ({ price, status, paidAt }: LockedConversation) =>
  paymentStatusOf({ price, status, isPaid: paidAt !== null });

/**
 * Records the payment of what a locked conversation costs: paid in cash, or its client is asked to pay it by card. What
 * is free needs neither. Refusals: ALREADY_PAID, PAYMENTS_NOT_CONFIGURED, CLIENT_NOT_REGISTERED for a card of who has
 * no account, VALIDATION for too little to charge a card.
 */
export async function recordPayment(
  deps: Deps,
  { tx, viewer: vet, now }: By,
  conversation: LockedConversation,
  means: ChosenPaymentType,
): Promise<void> {
  if (statusOf(conversation) === 'FREE') return;
  if (means === 'CASH') await recordCashPayment(deps, { tx, viewer: vet, now }, conversation);
  else await askForPayment(deps, { tx, now }, conversation);
}

/** Marks a locked conversation as paid, for good; false when there is nothing to be paid. */
export async function recordCashPayment(
  deps: Deps,
  { tx, viewer: vet, now }: By,
  conversation: LockedConversation,
): Promise<boolean> {
  const status = statusOf(conversation);
  if (!isOwed(status)) return status === 'PAID';
  const paid = { paymentType: 'CASH', paidAt: now, paidBy: vet.userId } as const;
  await keep(deps, { tx, now }, conversation.id, paid);
  return true;
}

/** Asking again changes nothing: the client was asked when they were asked first. */
async function askForPayment(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversation: LockedConversation,
): Promise<void> {
  const { id, facilityId, price, paymentAskedAt, relationship } = conversation;
  if (isUnregistered(relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
  const owed = { status: statusOf(conversation), price };
  const refusal = refusalToAskForPayment(owed, await takesCards(tx, facilityId));
  if (refusal === 'TOO_LITTLE_FOR_CARD') throw invalid('payment_type', 'too_little_for_card');
  if (refusal) throw new Refusal(refusal);
  if (paymentAskedAt) return;
  await keep(deps, { tx, now }, id, { paymentType: 'DIGITAL', paymentAskedAt: now });
}

async function keep(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversationId: string,
  settled: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ ...settled, updatedAt: now })
    .where(eq(conversations.id, conversationId));
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: null });
}
