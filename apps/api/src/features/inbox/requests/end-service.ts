import { conversations } from '@zampa/db/schema/conversations';
import { hasEnded } from '@zampa/domain/clients/relationship';
import { refusalToEnd } from '@zampa/domain/conversations/status';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import {
  cancelBookingOf,
  freeProposedTimes,
  publishCalendar,
  vacateVisit,
} from '../../appointments/public.ts';
import type { LockedConversation } from '../../conversations/public.ts';
import { chargeForService } from '../../payments/public.ts';
import { recordAction } from './record-action.ts';
import type { By } from '../../../access/by.ts';

/**
 * Ends the service for the vet: OPEN becomes CLOSED, nobody writes any more. Ending twice changes nothing.
 * What was never started is put aside once its client has left: its booking is called off, and it costs nothing.
 * Refusal: STATUS_CONFLICT for any other that was never started.
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
  const refusal = refusalToEnd(conversation.status, hasEnded(conversation.relationship));
  if (refusal) throw new Refusal(refusal);
  if (conversation.status === 'CLOSED') return null;
  if (!wasStarted) await cancelBookingOf(deps, { tx, viewer: vet, now }, conversation);
  await tx
    .update(conversations)
    .set({ status: 'CLOSED', closeDate: now })
    .where(eq(conversations.id, conversation.id));
  const { isBooked } = await vacateVisit(tx, conversation.id);
  if (isBooked) publishCalendar(deps, tx, conversation.facilityId);
  await freeProposedTimes(tx, conversation.id);
  if (wasStarted) await chargeForService({ tx, now }, conversation, vet.userId);
  const action = {
    conversationId: conversation.id,
    eventAction: 'CLOSE_PERFORMANCE',
    ...client,
  } as const;
  return recordAction(deps, { tx, viewer: vet, now }, action);
}
