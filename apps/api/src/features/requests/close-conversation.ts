import { conversations } from '@zampa/db/schema/conversations';
import { hasRelationEnded } from '@zampa/domain/clients/relationship';
import { refusalToDecline, refusalToEnd } from '@zampa/domain/conversations/status';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import {
  cancelBookingOfVisit,
  cancelTentativeBookingOfVisit,
  withdrawProposedTimes,
  publishCalendar,
  freePeriodOfVisit,
} from '../appointments/public.ts';
import {
  isAppointmentLost,
  notifyServiceStatus,
  recordAction,
  type LockedConversation,
} from '../conversations/public.ts';
import { cancelUpfront, chargeForService } from '../payments/public.ts';
import { endMeeting } from '../video/public.ts';
import type { Actor } from '../../access/by.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { notifyDeclined } from './notify-declined.ts';

type ClosingOptions = {
  readonly clientId?: string;
  readonly clientHash?: string;
  /** Whether the clinic declines a request that it has not started. */
  readonly isDeclined?: boolean;
};

/**
 * Ends a service: OPEN becomes CLOSED and no further messages are possible. Ending twice changes nothing. Cancels an
 * unconfirmed appointment. A service that was never started can be ended only if its client has left or its
 * appointment was lost, or if the clinic declines the request; then its booking is canceled, nothing is charged, and
 * prepayments are refunded. Otherwise throws STATUS_CONFLICT.
 *
 * @returns the event that records the end; null if it had already ended
 */
export async function closeConversation(
  deps: Deps,
  { tx, viewer: vet, now }: Actor,
  conversation: LockedConversation,
  { isDeclined = false, ...client }: ClosingOptions = {},
) {
  const wasStarted = conversation.status === 'OPEN';
  // Read before anything is canceled: a client who came was served, whatever other time was requested.
  const isLost = await isAppointmentLost(tx, conversation.id);
  const isAbandoned = isLost || hasRelationEnded(conversation.relationship);
  if (conversation.status === 'CLOSED') return null;
  const refusal = isDeclined
    ? refusalToDecline(conversation)
    : refusalToEnd(conversation.status, isAbandoned);
  if (refusal) throw new Refusal(refusal);
  const cancelBooking = wasStarted ? cancelTentativeBookingOfVisit : cancelBookingOfVisit;
  await cancelBooking(deps, { tx, viewer: vet, now }, conversation);
  if (!wasStarted) await releaseRequest(deps, { tx, now }, conversation);
  await tx
    .update(conversations)
    .set({ status: 'CLOSED', closeDate: now })
    .where(eq(conversations.id, conversation.id));
  const { isBooked } = await freePeriodOfVisit(tx, conversation.id);
  if (isBooked) publishCalendar(deps, tx, conversation.facilityId);
  await withdrawProposedTimes(tx, conversation.id);
  await endMeeting(deps, { tx, now }, conversation.id);
  if (wasStarted && !isLost) await chargeForService({ tx, now }, conversation, vet.userId);
  const action = {
    conversationId: conversation.id,
    eventAction: 'CLOSE_PERFORMANCE',
    ...client,
  } as const;
  const event = await recordAction(deps, { tx, viewer: vet, now }, action);
  if (isDeclined) await notifyDeclined(deps, { tx, viewer: vet, now }, conversation.id);
  else
    notifyServiceStatus(deps, { tx, viewer: vet, now }, conversation, {
      kind: 'SERVICE_ENDED',
      event,
    });
  return event;
}

/** Cancels the open prepayment of a message consultation that was never started, and refunds a paid one in full. */
async function releaseRequest(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { id: conversationId, category }: LockedConversation,
): Promise<void> {
  if (category !== 'CONSULTATION') return;
  await cancelUpfront({ tx, now }, { conversationId });
  deps.outbox.enqueue(tx, 'releaseUpfront', { conversationId });
}
