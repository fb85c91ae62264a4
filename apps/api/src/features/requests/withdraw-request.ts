import { conversations } from '@zampa/db/schema/conversations';
import { partyOf } from '@zampa/domain/conversations/status';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../access/by.ts';
import type { Deps } from '../../deps.ts';
import { lockConversation, publishEvent } from '../conversations/public.ts';
import { cancelUpfront } from '../payments/public.ts';

/**
 * Closes a message consultation that its family has not paid for yet, and cancels the prepayment. Idempotent.
 * Returns false for any other conversation. Errors: NOT_FOUND, CONVERSATION_CLOSED for a diary entry.
 */
export async function withdrawUnpaidRequest(
  deps: Deps,
  { tx, viewer, now }: Actor,
  id: string,
): Promise<boolean> {
  const conversation = await lockConversation(tx, viewer, id);
  const { category, status, openDate } = conversation;
  if (conversation.id !== id || category !== 'CONSULTATION') return false;
  if (partyOf(viewer) !== 'owner') return false;
  if (status === 'CLOSED') return openDate === null;
  if (status !== 'PENDING') return false;
  await cancelUpfront({ tx, now }, { conversationId: id });
  deps.outbox.enqueue(tx, 'releaseUpfront', { conversationId: id });
  await tx
    .update(conversations)
    .set({ status: 'CLOSED', closeDate: now, updatedAt: now })
    .where(eq(conversations.id, id));
  publishEvent(deps, tx, { action: 'updated', conversationId: id, eventId: null });
  return true;
}
