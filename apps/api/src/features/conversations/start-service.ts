import { conversations } from '@zampa/db/schema/conversations';
import { hasRelationEnded } from '@zampa/domain/clients/relationship';
import { refusalToStart } from '@zampa/domain/conversations/status';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { LockedConversation } from './conversations.ts';
import { hasConfirmedBooking } from './has-confirmed-booking.ts';
import { notifyServiceStatus } from './notify-service.ts';
import { recordAction } from './record-action.ts';
import type { Actor } from '../../access/by.ts';

/**
 * Starts the service for a vet: NEW becomes OPEN, and the vet becomes the assignee if none is set. Idempotent. After
 * the relation has ended, only a visit booked before can be started. Used by both the chat action and the status
 * change.
 *
 * @returns the event that records it; null if the service was already started
 */
export async function startService(
  deps: Deps,
  { tx, viewer: vet, now }: Actor,
  conversation: LockedConversation,
  client: { readonly clientId?: string; readonly clientHash?: string } = {},
) {
  const refusal = refusalToStart(conversation.status);
  if (refusal) throw new Refusal(refusal);
  if (conversation.status === 'OPEN') return null;
  if (
    hasRelationEnded(conversation.relationship) &&
    !(await hasConfirmedBooking(tx, conversation.id))
  )
    throw new Refusal('FORBIDDEN');
  const assigneeId = conversation.assigneeId ?? vet.userId;
  await tx
    .update(conversations)
    .set({ status: 'OPEN', openDate: now, assigneeId })
    .where(eq(conversations.id, conversation.id));
  const action = {
    conversationId: conversation.id,
    eventAction: 'OPEN_PERFORMANCE',
    ...client,
  } as const;
  const event = await recordAction(deps, { tx, viewer: vet, now }, action);
  notifyServiceStatus(deps, { tx, viewer: vet, now }, conversation, {
    kind: 'SERVICE_STARTED',
    event,
  });
  return event;
}
