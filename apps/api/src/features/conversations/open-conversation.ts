import type { ParsedMessage } from '@zampa/contract/socket';
import type { Deps } from '../../deps.ts';
import type { MessageSender } from '../../ports/realtime.ts';

/** Puts a socket at a conversation that its person has on the screen. */
export async function openConversation(
  _deps: Deps,
  sender: MessageSender,
  { conversationId }: ParsedMessage<'openConversation'>,
): Promise<null> {
  await sender.enter(`conversation:${conversationId}`);
  return null;
}
