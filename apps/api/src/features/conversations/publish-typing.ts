import { users } from '@zampa/db/schema/people';
import { conversations } from '@zampa/db/schema/conversations';
import type { ParsedMessage } from '@zampa/contract/socket';
import { partyOf, refusalToWrite } from '@zampa/domain/conversations/status';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { MessageSender } from '../../ports/realtime.ts';
import { findConversationReaders } from './conversation-readers.ts';

/**
 * Sends a typing indicator to the people who have the conversation open and may read messages, except the writer.
 * The desk receives none. Errors: NOT_FOUND, FORBIDDEN for a desk that may not answer, and the errors of writing a
 * message.
 */
export async function publishTyping(
  { db, realtime }: Deps,
  { viewer }: MessageSender,
  { conversationId }: ParsedMessage<'publishTyping'>,
): Promise<null> {
  const { userId } = viewer;
  const [[conversation], [author], readers] = await Promise.all([
    db.select().from(conversations).where(eq(conversations.id, conversationId)),
    db.select({ firstName: users.firstName }).from(users).where(eq(users.id, userId)),
    findConversationReaders(db, conversationId),
  ]);
  const writer = readers.find((reader) => reader.userId === userId);
  if (!conversation || !author || !writer) throw new Refusal('NOT_FOUND');
  const refusal = refusalToWrite(conversation.status, partyOf(viewer), conversation.category);
  if (writer.kind === 'desk' || refusal) throw new Refusal(refusal ?? 'FORBIDDEN');
  const to = readers
    .filter((reader) => reader.kind !== 'desk' && reader.userId !== userId)
    .map((reader) => reader.userId);
  const message = { conversationId, userId, ...author };
  realtime.send({ name: 'typing', message, to, at: `conversation:${conversationId}` });
  return null;
}
