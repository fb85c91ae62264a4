import { conversations } from '@zampa/db/schema/conversations';
import { refusalToEnd } from '@zampa/domain/conversations/status';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { publishCalendar, vacateVisit, freeProposedTimes } from '../../appointments/public.ts';
import { recordAction, type LockedConversation } from '../../conversations/public.ts';
import { chargeForService } from '../../payments/public.ts';
import { endMeeting } from '../../video/public.ts';
import type { By } from '../../../access/by.ts';

/**
 * Ends the service for the vet: OPEN becomes CLOSED, nobody writes any more. Ending twice changes nothing.
 * Refusal: STATUS_CONFLICT for one that was never started.
 *
 * @returns the event that records it, null when it had ended before
 */
export async function closeConversation(
  deps: Deps,
  { tx, viewer: vet, now }: By,
  conversation: LockedConversation,
  client: { readonly clientId?: string; readonly clientHash?: string } = {},
) {
  const refusal = refusalToEnd(conversation.status);
  if (refusal) throw new Refusal(refusal);
  if (conversation.status === 'CLOSED') return null;
  await tx
    .update(conversations)
    .set({ status: 'CLOSED', closeDate: now })
    .where(eq(conversations.id, conversation.id));
  const { isBooked } = await vacateVisit(tx, conversation.id);
  if (isBooked) publishCalendar(deps, tx, conversation.facilityId);
  await freeProposedTimes(tx, conversation.id);
  await endMeeting(deps, { tx, now }, conversation.id);
  await chargeForService({ tx, now }, conversation, vet.userId);
  const action = {
    conversationId: conversation.id,
    eventAction: 'CLOSE_PERFORMANCE',
    ...client,
  } as const;
  return recordAction(deps, { tx, viewer: vet, now }, action);
}
