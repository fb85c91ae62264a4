import { isUnregistered } from '@zampa/domain/clients/relationship';
import { refusalToAskForPayment, type ChosenPaymentType } from '@zampa/domain/payments/settling';
import type { By } from '../../../access/by.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import {
  publishEvent,
  touchConversation,
  type LockedConversation,
} from '../../conversations/public.ts';
import { takesCards } from '../cards/card-status.ts';
import { enqueueReceipt } from '../receipts/enqueue-receipt.ts';
import { lockChargesOf, recordEntry, type Charge } from './charges.ts';
import { chargeRest } from './main-charge.ts';
import { notifyPayer } from './payment-news.ts';
import { publishPayments } from './publish-payments.ts';

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
  if (conversation.price === 0) return;
  if (means === 'CASH') await recordCashPayment(deps, { tx, viewer: vet, now }, conversation);
  else await askForPayment(deps, { tx, viewer: vet, now }, conversation);
}

/**
 * Marks everything that is open in a locked conversation as paid, for good; false when there is nothing to be paid. Card
 * payments that were begun are closed before.
 */
export async function recordCashPayment(
  deps: Deps,
  { tx, viewer: vet, now }: By,
  conversation: LockedConversation,
): Promise<boolean> {
  const open = await chargeRest({ tx, now }, conversation, vet.userId);
  if (open.length === 0) return isPaid(await lockChargesOf(tx, [conversation.id]));
  const paid = { paymentType: 'CASH', paidBy: vet.userId } as const;
  for (const charge of open) {
    const entry = { type: 'MARKED_PAID', amount: charge.amount, userId: vet.userId } as const;
    await recordEntry({ tx, now }, charge, entry, paid);
    enqueueReceipt(deps, tx, { of: 'CASH', id: charge.id });
    const { conversationId, bookingId } = charge;
    if (bookingId) deps.outbox.enqueue(tx, 'confirmPaidBooking', { conversationId, bookingId });
  }
  await publishPayment(deps, { tx, now }, conversation.id);
  return true;
}

const isPaid = (charges: readonly Charge[]) => charges.some(({ status }) => status === 'PAID');

/** Asking again changes nothing: the client was asked when they were asked first. */
async function askForPayment(
  deps: Deps,
  { tx, viewer: vet, now }: By,
  conversation: LockedConversation,
): Promise<void> {
  const { facilityId, relationship } = conversation;
  if (isUnregistered(relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
  const open = await chargeRest({ tx, now }, conversation, vet.userId);
  const isReady = await takesCards(tx, facilityId);
  if (open.length === 0) throw new Refusal('ALREADY_PAID');
  for (const charge of open) refuseCharge(charge, isReady);
  const unasked = open.filter(({ askedAt }) => askedAt === null);
  for (const charge of unasked) await askToPay({ tx, now }, charge, vet.userId);
  if (unasked.length === 0) return;
  await notifyPayer(deps, tx, {
    kind: 'PAYMENT_ASKED',
    conversation,
    by: vet.userId,
    once: unasked.map(({ id }) => id).join(),
  });
  await publishPayment(deps, { tx, now }, conversation.id);
}

/** Notes that a client was asked to pay a charge by card. */
export const askToPay = ({ tx, now }: UnitOfWork, charge: Charge, userId: string) =>
  recordEntry(
    { tx, now },
    charge,
    { type: 'REQUESTED', userId },
    { paymentType: 'DIGITAL', askedAt: now },
  );

/** Refuses with PAYMENTS_NOT_CONFIGURED, or VALIDATION for too little to charge a card. */
export function refuseCharge({ amount }: Pick<Charge, 'amount'>, isReady: boolean): void {
  const refusal = refusalToAskForPayment({ status: 'TO_BE_PAID', price: amount }, isReady);
  if (refusal === 'TOO_LITTLE_FOR_CARD') throw invalid('payment_type', 'too_little_for_card');
  if (refusal) throw new Refusal(refusal);
}

/** Tells both sides, after the commit, that something about a payment has changed. */
export async function publishPayment(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversationId: string,
): Promise<void> {
  await touchConversation(tx, conversationId, now);
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: null });
  publishPayments(deps, tx, conversationId);
}
