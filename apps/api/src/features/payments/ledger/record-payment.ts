import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import {
  refusalToAskForPayment,
  wasLastPaidInCash,
  type ChosenPaymentType,
} from '@zampa/domain/payments/payment-due';
import type { Actor } from '../../../access/by.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import {
  publishEvent,
  touchConversation,
  type LockedConversation,
} from '../../conversations/public.ts';
import { canTakeCards } from '../cards/card-status.ts';
import { enqueueReceipt } from '../receipts/enqueue-receipt.ts';
import { lockChargesOf, recordEntry, type Charge } from './charges.ts';
import { chargeRemainder } from './main-charge.ts';
import { announcePaidRequest } from './paid-first.ts';
import { notifyPayer } from './payment-notifications.ts';
import { publishPayments } from './publish-payments.ts';

/**
 * Records that a locked conversation is paid in cash, or asks the client to pay by card. Does nothing for free
 * services. Errors: ALREADY_PAID, PAYMENTS_NOT_CONFIGURED, CLIENT_NOT_REGISTERED for card payments of clients without
 * an account, VALIDATION below the card minimum.
 */
export async function recordPayment(
  deps: Deps,
  { tx, viewer: vet, now }: Actor,
  conversation: LockedConversation,
  means: ChosenPaymentType,
): Promise<void> {
  if (conversation.price === 0) return;
  if (means === 'CASH') await recordCashPayment(deps, { tx, viewer: vet, now }, conversation);
  else await requestCardPayment(deps, { tx, viewer: vet, now }, conversation);
}

/**
 * Marks all open charges of a locked conversation as paid in cash, which is final. The caller has closed
 * unfinished card payments. Returns false if nothing is left to pay or a card payment succeeded first, true if
 * staff had already marked them.
 */
export async function recordCashPayment(
  deps: Deps,
  { tx, viewer: vet, now }: Actor,
  conversation: LockedConversation,
): Promise<boolean> {
  const open = await chargeRemainder({ tx, now }, conversation, vet.userId);
  if (open.length === 0) return wasLastPaidInCash(await lockChargesOf(tx, [conversation.id]));
  await markChargesPaid(deps, { tx, viewer: vet, now }, open);
  return true;
}

/**
 * Marks one charge of a locked conversation as paid in cash, as `recordCashPayment` does for all. Throws NOT_FOUND for
 * a charge of another conversation.
 */
export async function recordCashForCharge(
  deps: Deps,
  actor: Actor,
  { id }: LockedConversation,
  chargeId: string,
): Promise<boolean> {
  const charge = (await lockChargesOf(actor.tx, [id])).find((each) => each.id === chargeId);
  if (!charge) throw new Refusal('NOT_FOUND');
  if (!isOpenCharge(charge.status)) return charge.status === 'PAID' && charge.cash > 0;
  await markChargesPaid(deps, actor, [charge]);
  return true;
}

/** Marks open charges of one conversation as paid in cash. */
async function markChargesPaid(
  deps: Deps,
  { tx, viewer: vet, now }: Actor,
  open: readonly Charge[],
): Promise<void> {
  const paid = { paymentType: 'CASH', paidBy: vet.userId } as const;
  for (const charge of open) {
    const entry = { type: 'MARKED_PAID', amount: charge.amount, userId: vet.userId } as const;
    await recordEntry({ tx, now }, charge, entry, paid);
    enqueueReceipt(deps, tx, { of: 'CASH', id: charge.id });
    const { conversationId, bookingId } = charge;
    if (bookingId) deps.outbox.enqueue(tx, 'confirmPaidBooking', { conversationId, bookingId });
    await announcePaidRequest(deps, { tx, now }, charge);
    await publishPayment(deps, { tx, now }, conversationId);
  }
}

/** Asks the client to pay all open charges by card. Charges that were already requested are not requested again. */
async function requestCardPayment(
  deps: Deps,
  { tx, viewer: vet, now }: Actor,
  conversation: LockedConversation,
): Promise<void> {
  const { facilityId, relationship } = conversation;
  if (isUnregistered(relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
  const open = await chargeRemainder({ tx, now }, conversation, vet.userId);
  const isReady = await canTakeCards(tx, facilityId);
  if (open.length === 0) throw new Refusal('ALREADY_PAID');
  for (const charge of open) refuseUnchargeable(charge, isReady);
  const unrequested = open.filter(({ askedAt }) => askedAt === null);
  for (const charge of unrequested) await recordPaymentRequest({ tx, now }, charge, vet.userId);
  if (unrequested.length === 0) return;
  await notifyPayer(deps, tx, {
    kind: 'PAYMENT_ASKED',
    conversation,
    actorId: vet.userId,
    once: unrequested.map(({ id }) => id).join(),
  });
  await publishPayment(deps, { tx, now }, conversation.id);
}

/** Records that the client was asked to pay a charge by card. */
export const recordPaymentRequest = ({ tx, now }: UnitOfWork, charge: Charge, userId: string) =>
  recordEntry(
    { tx, now },
    charge,
    { type: 'REQUESTED', userId },
    { paymentType: 'DIGITAL', askedAt: now },
  );

/** Throws PAYMENTS_NOT_CONFIGURED if card payments are not set up, VALIDATION below the card minimum. */
export function refuseUnchargeable({ amount }: Pick<Charge, 'amount'>, isReady: boolean): void {
  const refusal = refusalToAskForPayment({ status: 'TO_BE_PAID', price: amount }, isReady);
  if (refusal === 'TOO_LITTLE_FOR_CARD') throw invalid('payment_type', 'too_little_for_card');
  if (refusal) throw new Refusal(refusal);
}

/** Publishes a payment change to both sides, after the commit. */
export async function publishPayment(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversationId: string,
): Promise<void> {
  await touchConversation(tx, conversationId, now);
  publishEvent(deps, tx, { action: 'updated', conversationId, eventId: null });
  publishPayments(deps, tx, conversationId);
}
