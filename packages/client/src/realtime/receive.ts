import type { QueryClient } from '@tanstack/react-query';
import type { ClientMessage, EventMessage, SeenMessage } from '@zampa/contract/chat/socket';
import type { Conversation } from '@zampa/contract/requests/conversation';
import { clientKeys } from '../clients/keys.ts';
import { withEvent } from '../conversations/conversation-after.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { conversationsIn, withConversation } from '../conversations/pages.ts';
import type { ConversationPages } from '../conversations/queries.ts';
import { applySeen } from '../conversations/seen.ts';
import { applyEvent, isBehind, type Thread } from '../conversations/thread.ts';

export type Viewer = { readonly id: string; readonly isVet: boolean };

/**
 * Brings one message about an event into everything that is cached. What the message alone cannot tell (a gap, an
 * unknown conversation, a change of the conversation itself) is asked for again.
 */
export function receiveEvent(client: QueryClient, message: EventMessage, viewer: Viewer) {
  const { conversationId, action, event } = message;
  const threadKey = conversationKeys.detail(conversationId);
  const thread = client.getQueryData<Thread>(threadKey);
  if (thread) {
    client.setQueryData<Thread>(threadKey, applyEvent(thread, message, viewer.id));
    if (!event || isBehind(thread, message)) void client.invalidateQueries({ queryKey: threadKey });
  }
  if (event)
    changeInLists(client, conversationId, (conversation) =>
      isNews(conversation, message)
        ? withEvent(conversation, action, event, viewer.id)
        : conversation,
    );
  if (!event || event.type === 'BOT' || !isListed(client, conversationId)) refreshLists(client);
}

/** Somebody has read a conversation. */
export function receiveSeen(client: QueryClient, message: SeenMessage, viewer: Viewer) {
  const threadKey = conversationKeys.detail(message.conversationId);
  const thread = client.getQueryData<Thread>(threadKey);
  const seen = thread && applySeen(thread, message, viewer);
  if (seen === null) void client.invalidateQueries({ queryKey: threadKey });
  else if (seen) client.setQueryData<Thread>(threadKey, seen);
  changeInLists(
    client,
    message.conversationId,
    (conversation) => applySeen(conversation, message, viewer) ?? conversation,
  );
}

/** A client came, left or changed: the facility's list, and what a pet owner sees of their clinics. */
export function receiveClient(client: QueryClient, _message: ClientMessage) {
  void client.invalidateQueries({ queryKey: clientKeys.all });
  void client.invalidateQueries({ queryKey: ['me'] });
}

export function refreshLists(client: QueryClient) {
  void client.invalidateQueries({ queryKey: conversationKeys.lists });
  void client.invalidateQueries({ queryKey: conversationKeys.counts });
}

export function changeInLists(
  client: QueryClient,
  id: string,
  change: (conversation: Conversation) => Conversation,
) {
  client.setQueriesData<ConversationPages>({ queryKey: conversationKeys.lists }, (pages) =>
    pages ? withConversation(pages, id, change) : pages,
  );
}

/** A repeated message is no news, except that it may be a newer version of the message shown. */
function isNews(conversation: Conversation, { seq, event }: EventMessage): boolean {
  return seq > conversation.seq || event?.id === conversation.lastMessage?.id;
}

function isListed(client: QueryClient, id: string): boolean {
  return client
    .getQueriesData<ConversationPages>({ queryKey: conversationKeys.lists })
    .some(([, pages]) => conversationsIn(pages).some((conversation) => conversation.id === id));
}
