import { isUnregistered } from '@zampa/domain/clients/relationship';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import {
  isTooSoonToPay,
  refusalToAskUpfront,
  type PricedService,
  type Upfront,
  upfrontOf,
  upfrontWithin,
  type UpfrontPart,
  type UpfrontWindow,
} from '@zampa/domain/payments/upfront';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { LockedConversation } from '../../conversations/public.ts';
import { canTakeCards } from '../cards/card-status.ts';
import { insertCharge, lockChargesOf, recordEntry, type Charge } from './charges.ts';
import { readFacilityCurrency, computeUncharged } from './main-charge.ts';
import { notifyPayer } from './payment-notifications.ts';
import { publishPayment } from './record-payment.ts';

/** The prepayment for a booking; its amount is 0 if nothing can be paid in advance. */
export type UpfrontDue = Upfront & {
  /** Whether it was already requested, before the booking existed. */
  readonly isAsked: boolean;
};

/**
 * Returns the prepayment for the next booking of a locked conversation: the deposits of its services or the full
 * price, minus the part already charged. Closes open prepayments of earlier bookings, which have expired or were
 * canceled, even if the job that does so has not run yet.
 */
export async function findUpfrontDue(
  { tx, now }: UnitOfWork,
  { id, price }: LockedConversation,
  services: readonly PricedService[],
  part: UpfrontPart | undefined,
): Promise<UpfrontDue> {
  const charges = await lockChargesOf(tx, [id]);
  const ended = charges.flatMap((charge) => {
    const type = isOpenCharge(charge.status) && endTypeOf(charge, now);
    return type ? [{ charge, type }] : [];
  });
  for (const { charge, type } of ended) await recordEntry({ tx, now }, charge, { type });
  const left = charges.filter(
    (charge) => charge.bookingId === null && !ended.some((each) => each.charge === charge),
  );
  const requested = left.find(({ status, upfront }) => upfront && isOpenCharge(status));
  if (requested)
    return { kind: 'UPFRONT', amount: requested.amount, deposit: requested.deposit, isAsked: true };
  const due = upfrontWithin(
    upfrontOf(services, price, part),
    await computeUncharged(tx, price, left),
  );
  return { ...due, isAsked: false };
}

function endTypeOf({ expiresAt, bookingId }: Charge, now: Date): 'EXPIRED' | 'CANCELED' | null {
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED';
  return bookingId === null ? null : 'CANCELED';
}

type HeldTime = {
  /** The result of {@link findUpfrontDue}. */
  readonly due: UpfrontDue;
  /** The booking that the payment confirms. */
  readonly bookingId: string;
  readonly start: Date;
  readonly expiresAt: Date;
  readonly userId: string;
  /** Set if the clinic requests the prepayment; undefined if the client books a service with a deposit. */
  readonly requested?: { readonly window: UpfrontWindow } | undefined;
};

/**
 * Creates the charge for a prepayment, unless it was already requested. Errors when the clinic requests it:
 * PAYMENTS_NOT_CONFIGURED, CLIENT_NOT_REGISTERED, VALIDATION if nothing is left to pay, below the card minimum, or if
 * the visit starts before the payment deadline.
 */
export async function chargeUpfront(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversation: LockedConversation,
  { due, bookingId, start, expiresAt, userId, requested }: HeldTime,
): Promise<void> {
  const { id: conversationId, facilityId, familyId } = conversation;
  if (requested && isTooSoonToPay(requested.window, now, start))
    throw invalid('payload.upfront.window', 'too_soon_to_pay');
  const { isAsked, ...upfront } = due;
  if (isAsked) return;
  // Staff can hold a time for a free service too; they then confirm it themselves.
  if (requested && conversation.price === 0) return;
  if (requested) refuseUnpayable(conversation, upfront.amount, await canTakeCards(tx, facilityId));
  const charge = await insertCharge(
    { tx, now },
    {
      ...upfront,
      conversationId,
      facilityId,
      familyId,
      bookingId,
      paymentType: 'DIGITAL',
      currency: await readFacilityCurrency(tx, facilityId),
      upfront: true,
      expiresAt,
      askedAt: now,
    },
    userId,
  );
  if (requested)
    await notifyPayer(deps, tx, {
      kind: 'PAYMENT_ASKED',
      conversation,
      actorId: userId,
      once: charge.id,
    });
  await publishPayment(deps, { tx, now }, conversationId);
}

function refuseUnpayable(
  { relationship }: LockedConversation,
  amount: number,
  isReady: boolean,
): void {
  if (isUnregistered(relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
  const refusal = refusalToAskUpfront(amount, isReady);
  if (refusal === 'PAYMENTS_NOT_CONFIGURED') throw new Refusal(refusal);
  if (refusal === 'FREE') throw invalid('payload.upfront', 'nothing_to_pay');
  if (refusal === 'TOO_LITTLE_FOR_CARD') throw invalid('payload.upfront', 'too_little_for_card');
}
