import type { ParsedMessage } from '@zampa/contract/socket';
import type { Deps } from '../../deps.ts';
import type { MessageSender } from '../../ports/realtime.ts';

/** Takes a socket away from a conversation that is on the screen no longer. */
export async function leaveConversation(
  _deps: Deps,
  sender: MessageSender,
  { conversationId }: ParsedMessage<'leaveConversation'>,
): Promise<null> {
  await sender.leave(`conversation:${conversationId}`);
  return null;
}
