import type { ParsedMessage } from '@zampa/contract/socket';
import type { Deps } from '../../deps.ts';
import type { MessageSender } from '../../ports/realtime.ts';

/** Removes a socket from the room of a conversation that is no longer on screen. */
export async function leaveConversation(
  _deps: Deps,
  sender: MessageSender,
  { conversationId }: ParsedMessage<'leaveConversation'>,
): Promise<null> {
  await sender.leave(`conversation:${conversationId}`);
  return null;
}
