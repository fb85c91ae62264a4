import { services } from '@zampa/db/schema/facilities';
import { depositOf } from '@zampa/domain/payments/amounts';
import { inArray } from 'drizzle-orm';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import type { LockedConversation } from '../../conversations/public.ts';
import { insertCharge, lockOpenCharges } from './charges.ts';
import { currencyOfFacility } from './main-charge.ts';
import { notifyPayer } from './payment-news.ts';
import { publishPayment } from './record-payment.ts';

type Upfront = {
  readonly serviceIds: readonly string[];
  readonly expiresAt: Date;
  readonly userId: string;
  /** Whether the clinic asks for it; who books a deposit by themselves knows. */
  readonly isAsked: boolean;
};

/**
 * Charges what is paid before a time is confirmed: the deposits of its services, or all of it where none has one. What
 * costs nothing is not charged.
 */
export async function chargeUpfront(
  deps: Deps,
  { tx, now }: UnitOfWork,
  conversation: LockedConversation,
  { serviceIds, expiresAt, userId, isAsked }: Upfront,
): Promise<void> {
  const { id: conversationId, facilityId, familyId, price } = conversation;
  if (price === 0 || (await lockOpenCharges(tx, [conversationId])).length > 0) return;
  const booked = await tx
    .select({ price: services.price, deposit: services.deposit })
    .from(services)
    .where(inArray(services.id, [...serviceIds]));
  const deposits = booked.reduce((sum, each) => sum + depositOf(each.price, each.deposit), 0);
  const amount = deposits > 0 ? Math.min(deposits, price) : price;
  const charge = await insertCharge(
    { tx, now },
    {
      conversationId,
      facilityId,
      familyId,
      kind: amount < price ? 'RESERVATION' : 'UPFRONT',
      paymentType: 'DIGITAL',
      currency: await currencyOfFacility(tx, facilityId),
      upfront: true,
      expiresAt,
      askedAt: now,
      amount,
    },
    userId,
  );
  if (isAsked)
    await notifyPayer(deps, tx, {
      kind: 'PAYMENT_ASKED',
      conversation,
      by: userId,
      once: charge.id,
    });
  await publishPayment(deps, { tx, now }, conversationId);
}
