import { services } from '@zampa/db/schema/facilities';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import {
  isTooSoonToPay,
  refusalToAskUpfront,
  upfrontOf,
  type UpfrontPart,
  type UpfrontWindow,
} from '@zampa/domain/payments/upfront';
import { inArray } from 'drizzle-orm';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { LockedConversation } from '../../conversations/public.ts';
import { takesCards } from '../cards/card-status.ts';
import { insertCharge, lockOpenCharges, recordEntry, type Charge } from './charges.ts';
import { currencyOfFacility } from './main-charge.ts';
import { notifyPayer } from './payment-news.ts';
import { publishPayment } from './record-payment.ts';

type Upfront = {
  /** The time that it confirms. */
  readonly bookingId: string;
  readonly serviceIds: readonly string[];
  readonly start: Date;
  readonly expiresAt: Date;
  readonly userId: string;
  /** How the clinic asks for it; who books a deposit by themselves knows. */
  readonly asked?:
    | { readonly window: UpfrontWindow; readonly part?: UpfrontPart | undefined }
    | undefined;
};

/**
 * Charges what is paid before a time is confirmed: the deposits of its services, or all of it. What costs nothing is not
 * charged. Refusals, where the clinic asks for it: PAYMENTS_NOT_CONFIGURED, CLIENT_NOT_REGISTERED, VALIDATION for too
 * little to charge a card and for a time that begins before it can be paid.
 */
export async function chargeUpfront(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversation: LockedConversation,
  { bookingId, serviceIds, start, expiresAt, userId, asked }: Upfront,
): Promise<void> {
  const { id: conversationId, facilityId, familyId, price } = conversation;
  if (asked && isTooSoonToPay(asked.window, now, start))
    throw invalid('payload.upfront.window', 'too_soon_to_pay');
  if (price === 0 || (await isCharged({ tx, now }, conversationId, bookingId))) return;
  const booked = await tx
    .select({ price: services.price, deposit: services.deposit })
    .from(services)
    .where(inArray(services.id, [...serviceIds]));
  const upfront = upfrontOf(booked, price, asked?.part);
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

/**
 * Whether something is open already. What was for another time before is none of it and ends here: that time is over or
 * was called off, whether or not the job that follows has come to it.
 */
async function isCharged(
  { tx, now }: UnitOfWork,
  conversationId: string,
  bookingId: string,
): Promise<boolean> {
  const open = await lockOpenCharges(tx, [conversationId]);
  const ended = open.flatMap((charge) => {
    const type = endOf(charge, bookingId, now);
    return type ? [{ charge, type }] : [];
  });
  for (const { charge, type } of ended) await recordEntry({ tx, now }, charge, { type });
  return open.length > ended.length;
}

function endOf(
  { expiresAt, ...charge }: Charge,
  bookingId: string,
  now: Date,
): 'EXPIRED' | 'CANCELED' | null {
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED';
  return charge.bookingId !== null && charge.bookingId !== bookingId ? 'CANCELED' : null;
}

function refuse({ relationship }: LockedConversation, amount: number, isReady: boolean): void {
  if (isUnregistered(relationship)) throw new Refusal('CLIENT_NOT_REGISTERED');
  const refusal = refusalToAskUpfront(amount, isReady);
  if (refusal === 'PAYMENTS_NOT_CONFIGURED') throw new Refusal(refusal);
  if (refusal === 'TOO_LITTLE_FOR_CARD') throw invalid('payload.upfront', 'too_little_for_card');
}
