import { conversations } from '@zampa/db/schema/conversations';
import { hasEnded } from '@zampa/domain/clients/relationship';
import { refusalToStart } from '@zampa/domain/conversations/status';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { LockedConversation } from './conversations.ts';
import { isBooked } from './is-booked.ts';
import { notifyService } from './notify-service.ts';
import { recordAction } from './record-action.ts';
import type { By } from '../../access/by.ts';

/**
 * Starts the service for the vet: NEW becomes OPEN, the vet becomes assignee if there was none. Starting twice changes
 * nothing; once the relation has ended nothing begins but a visit that
 * was booked before. Both ways of saying it (an action in the chat, a change of
 * status) end here.
 *
 * @returns the event that records it, null when the service had been started before
 */
export async function startService(
  deps: Deps,
  { tx, viewer: vet, now }: By,
  conversation: LockedConversation,
  client: { readonly clientId?: string; readonly clientHash?: string } = {},
) {
  const refusal = refusalToStart(conversation.status);
  if (refusal) throw new Refusal(refusal);
  if (conversation.status === 'OPEN') return null;
  if (hasEnded(conversation.relationship) && !(await isBooked(tx, conversation.id)))
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
  notifyService(deps, { tx, viewer: vet, now }, conversation, { kind: 'SERVICE_STARTED', event });
  return event;
}
