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
import { takesCards } from '../cards/card-status.ts';
import { insertCharge, lockChargesOf, recordEntry, type Charge } from './charges.ts';
import { currencyOfFacility, uncharged } from './main-charge.ts';
import { notifyPayer } from './payment-news.ts';
import { publishPayment } from './record-payment.ts';

/** What is to be paid before a time is confirmed; of 0 where nothing can. */
export type UpfrontDue = Upfront & {
  /** Whether it is asked for already, for a time that was not there yet. */
  readonly isAsked: boolean;
};

/**
 * Returns what can be paid before another time of a locked conversation is confirmed: the deposits of its services, or all
 * of it, as far as it is neither paid nor asked for. What was for another time before is none of that and ends here: that
 * time is over or was called off, whether or not the job that follows has come to it.
 */
export async function findUpfrontDue(
  { tx, now }: UnitOfWork,
  { id, price }: LockedConversation,
  services: readonly PricedService[],
  part: UpfrontPart | undefined,
): Promise<UpfrontDue> {
  const charges = await lockChargesOf(tx, [id]);
  const ended = charges.flatMap((charge) => {
    const type = isOpenCharge(charge.status) && endOf(charge, now);
    return type ? [{ charge, type }] : [];
  });
  for (const { charge, type } of ended) await recordEntry({ tx, now }, charge, { type });
  const left = charges.filter(
    (charge) => charge.bookingId === null && !ended.some((each) => each.charge === charge),
  );
  const asked = left.find(({ status, upfront }) => upfront && isOpenCharge(status));
  if (asked)
    return { kind: 'UPFRONT', amount: asked.amount, deposit: asked.deposit, isAsked: true };
  const due = upfrontWithin(upfrontOf(services, price, part), await uncharged(tx, price, left));
  return { ...due, isAsked: false };
}

function endOf({ expiresAt, bookingId }: Charge, now: Date): 'EXPIRED' | 'CANCELED' | null {
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED';
  return bookingId === null ? null : 'CANCELED';
}

type HeldTime = {
  /** What {@link findUpfrontDue} has found. */
  readonly due: UpfrontDue;
  /** The time that it confirms. */
  readonly bookingId: string;
  readonly start: Date;
  readonly expiresAt: Date;
  readonly userId: string;
  /** How the clinic asks for it; who books a deposit by themselves knows. */
  readonly asked?: { readonly window: UpfrontWindow } | undefined;
};

/**
 * Charges what is paid before a time is confirmed, unless it is asked for already. Refusals, where the clinic asks for it:
 * PAYMENTS_NOT_CONFIGURED, CLIENT_NOT_REGISTERED, VALIDATION where nothing is left of its price, for too little to charge a
 * card and for a time that begins before it can be paid.
 */
export async function chargeUpfront(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversation: LockedConversation,
  { due, bookingId, start, expiresAt, userId, asked }: HeldTime,
): Promise<void> {
  const { id: conversationId, facilityId, familyId } = conversation;
  if (asked && isTooSoonToPay(asked.window, now, start))
    throw invalid('payload.upfront.window', 'too_soon_to_pay');
  const { isAsked, ...upfront } = due;
  if (isAsked) return;
  // Staff may hold a time of what costs nothing; then it is they who confirm it.
  if (asked && conversation.price === 0) return;
  if (asked) refuse(conversation, upfront.amount, await takesCards(tx, facilityId));
  const charge = await insertCharge(
    { tx, now },
    {
      ...upfront,
      conversationId,
      facilityId,
      familyId,
      bookingId,
      paymentType: 'DIGITAL',
      currency: await currencyOfFacility(tx, facilityId),
      upfront: true,
      expiresAt,
      askedAt: now,
    },
    userId,
  );
  if (asked)
    await notifyPayer(deps, tx, {
      kind: 'PAYMENT_ASKED',
      conversation,
      by: userId,
      once: charge.id,
    });
  await publishPayment(deps, { tx, now }, conversationId);
}

function refuse({ relationship }: LockedConversation, amount: number, isReady: boolean): void {
  if (isUnregistered(relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
  const refusal = refusalToAskUpfront(amount, isReady);
  if (refusal === 'PAYMENTS_NOT_CONFIGURED') throw new Refusal(refusal);
  if (refusal === 'FREE') throw invalid('payload.upfront', 'nothing_to_pay');
  if (refusal === 'TOO_LITTLE_FOR_CARD') throw invalid('payload.upfront', 'too_little_for_card');
}
