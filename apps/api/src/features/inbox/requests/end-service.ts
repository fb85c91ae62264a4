import { conversations } from '@zampa/db/schema/conversations';
import { hasEnded } from '@zampa/domain/clients/relationship';
import { refusalToEnd } from '@zampa/domain/conversations/status';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import {
  cancelBookingOf,
  cancelTentativeBookingOf,
  freeProposedTimes,
  publishCalendar,
  vacateVisit,
} from '../../appointments/public.ts';
import {
  hasLostItsTime,
  notifyService,
  recordAction,
  type LockedConversation,
} from '../../conversations/public.ts';
import { chargeForService } from '../../payments/public.ts';
import { endMeeting } from '../../video/public.ts';
import type { By } from '../../../access/by.ts';

/**
 * Ends the service for the vet: OPEN becomes CLOSED, nobody writes any more. Ending twice changes nothing. A time
 * that was not certain yet is called off. What was never started is put aside once its client has left or its time is
 * off: what is booked of it is called off, and it costs nothing by itself. Refusal: STATUS_CONFLICT for any other
 * that was never started.
 *
 * @returns the event that records it, null when it had ended before
 */
export async function closeConversation(
  deps: Deps,
  { tx, viewer: vet, now }: By,
  conversation: LockedConversation,
  client: { readonly clientId?: string; readonly clientHash?: string } = {},
) {
  const wasStarted = conversation.status !== 'NEW';
  // Asked before anything is called off: who came was served, whatever time was asked for beside it.
  const isOff = await hasLostItsTime(tx, conversation.id);
  const refusal = refusalToEnd(conversation.status, isOff || hasEnded(conversation.relationship));
  if (refusal) throw new Refusal(refusal);
  if (conversation.status === 'CLOSED') return null;
  const callOff = wasStarted ? cancelTentativeBookingOf : cancelBookingOf;
  await callOff(deps, { tx, viewer: vet, now }, conversation);
  await tx
    .update(conversations)
    .set({ status: 'CLOSED', closeDate: now })
    .where(eq(conversations.id, conversation.id));
  const { isBooked } = await vacateVisit(tx, conversation.id);
  if (isBooked) publishCalendar(deps, tx, conversation.facilityId);
  await freeProposedTimes(tx, conversation.id);
  await endMeeting(deps, { tx, now }, conversation.id);
  if (wasStarted && !isOff) await chargeForService({ tx, now }, conversation, vet.userId);
  const action = {
    conversationId: conversation.id,
    eventAction: 'CLOSE_PERFORMANCE',
    ...client,
  } as const;
  const event = await recordAction(deps, { tx, viewer: vet, now }, action);
  notifyService(deps, { tx, viewer: vet, now }, conversation, { kind: 'SERVICE_ENDED', event });
  return event;
}
