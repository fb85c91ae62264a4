import { conversations, events } from '@zampa/db/schema/conversations';
import { refusalToWithdraw } from '@zampa/domain/conversations/status';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import { publishEvent } from './publish-event.ts';
import { lockConversation, touchConversation } from './conversations.ts';
import { deleteFile } from '../files/public.ts';
import type { Actor } from '../../access/by.ts';

/**
 * Withdraws the caller's own message: a marker remains, text and file are deleted. Idempotent. Errors: NOT_FOUND,
 * FORBIDDEN for anything but an own message, CONVERSATION_CLOSED.
 */
export async function withdrawMessage(deps: Deps, { tx, viewer, now }: Actor, id: string) {
  const conversation = await lockConversation(tx, viewer, id);
  const [event] = await tx.select().from(events).where(eq(events.id, id));
  if (!event) throw new Refusal('FORBIDDEN');
  const refusal = refusalToWithdraw(conversation.status, event, viewer.userId);
  if (refusal) throw new Refusal(refusal);
  if (event.withdrawnAt) return;
  await tx
    .update(events)
    .set({ message: null, fileId: null, withdrawnAt: now, updatedAt: now })
    .where(eq(events.id, id));
  await clearCopiedNote(tx, event);
  await touchConversation(tx, conversation.id, now);
  if (event.fileId) await deleteFile(deps, tx, event.fileId);
  publishEvent(deps, tx, { action: 'deleted', conversationId: conversation.id, eventId: id });
}

/** Clears the conversation's note if it copies the withdrawn first message of the clinic. */
async function clearCopiedNote(
  tx: Queryable,
  { conversationId, seq, party, message }: typeof events.$inferSelect,
): Promise<void> {
  if (seq !== 1 || party !== 'facility' || !message) return;
  await tx
    .update(conversations)
    .set({ note: '' })
    .where(and(eq(conversations.id, conversationId), eq(conversations.note, message)));
}
