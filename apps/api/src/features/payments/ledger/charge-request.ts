import {
  agreedTerms,
  refusalToAskUpfront,
  type PricedService,
  type UpfrontWindow,
} from '@zampa/domain/payments/upfront';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { canTakeCards } from '../cards/card-status.ts';
import { insertCharge } from './charges.ts';
import { readFacilityCurrency } from './main-charge.ts';
import { publishPayment } from './record-payment.ts';

/** A message consultation that a pet owner requests. */
type OwnerRequest = {
  readonly id: string;
  readonly facilityId: string;
  readonly familyId: string;
  readonly services: readonly PricedService[];
  /** Minutes to pay. */
  readonly window: UpfrontWindow;
  readonly userId: string;
};

/**
 * Charges the deposits of a new message consultation, which reaches the clinic only once they are paid. Returns
 * false if the consultation has no deposits or the clinic cannot take cards.
 */
export async function chargeRequest(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { id: conversationId, facilityId, familyId, services, window, userId }: OwnerRequest,
): Promise<boolean> {
  const { upfront: amount } = agreedTerms(services, true);
  if (amount === 0) return false;
  if (refusalToAskUpfront(amount, await canTakeCards(tx, facilityId))) return false;
  const expiresAt = new Date(now.getTime() + window * MINUTE_MS);
  const charge = await insertCharge(
    { tx, now },
    {
      conversationId,
      facilityId,
      familyId,
      bookingId: null,
      kind: 'UPFRONT',
      paymentType: 'DIGITAL',
      currency: await readFacilityCurrency(tx, facilityId),
      amount,
      upfront: true,
      expiresAt,
      askedAt: now,
    },
    userId,
  );
  const once = `expireUpfront:${charge.id}`;
  deps.outbox.enqueue(tx, 'expireUpfront', { conversationId }, { dueAt: expiresAt, once });
  await publishPayment(deps, { tx, now }, conversationId);
  return true;
}
