import type { ParsedMessage } from '@zampa/contract/socket';
import type { Deps } from '../../deps.ts';
import type { MessageSender } from '../../ports/realtime.ts';

/** Adds a socket to the room of a conversation that is shown on screen. */
export async function openConversation(
  _deps: Deps,
  sender: MessageSender,
  { conversationId }: ParsedMessage<'openConversation'>,
): Promise<null> {
  await sender.enter(`conversation:${conversationId}`);
  return null;
}
