import { conversations } from '@zampa/db/schema/conversations';
import { refusalToEnd } from '@zampa/domain/conversations/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { announceEvent } from './announce.ts';
import { appendEvent, type LockedConversation } from './conversations.ts';

/**
 * The vet ends the service: OPEN becomes CLOSED, nobody writes any more. Ending twice changes nothing.
 * Refusal: STATUS_CONFLICT for one that was never started.
 *
 * @returns the event that records it, null when it had ended before
 */
export async function closeConversation(
  deps: Deps,
  tx: Queryable,
  vet: Viewer,
  conversation: LockedConversation,
  now: Date,
  client: { readonly clientId?: string; readonly clientHash?: string } = {},
) {
  const refusal = refusalToEnd(conversation.status);
  if (refusal) throw new Refusal(refusal);
  if (conversation.status === 'CLOSED') return null;
  await tx
    .update(conversations)
    .set({ status: 'CLOSED', closeDate: now })
    .where(eq(conversations.id, conversation.id));
  const event = await appendEvent(
    tx,
    {
      conversationId: conversation.id,
      type: 'BOT',
      party: 'facility',
      userId: vet.userId,
      eventAction: 'CLOSE_PERFORMANCE',
      ...client,
    },
    now,
  );
  announceEvent(deps, tx, {
    action: 'created',
    conversationId: conversation.id,
    eventId: event.id,
  });
  return event;
}
