import type { QueryClient } from '@tanstack/react-query';
import type { EventMessage } from '@zampa/contract/socket';
import { refetchAfterInFlight, refreshQueries } from '../query/refetch-after-in-flight.ts';
import type { ReceivingViewer } from '../realtime/receiver.ts';
import { conversationKeys } from './keys.ts';
import type { ListedConversation } from './lists/listed-conversation.ts';
import { changeInLists, isListed, refreshInbox, refreshLists } from './lists/refresh-lists.ts';
import { isLater } from './thread/instants.ts';
import { applyEvent, hasGapBefore, type Thread } from './thread/thread.ts';
import { withEvent } from './thread/with-event.ts';

/**
 * Applies an event message to all cached data. What the message does not contain (a gap, an unknown conversation, a
 * change of the conversation itself) is refetched.
 */
export function receiveEvent(client: QueryClient, message: EventMessage, viewer: ReceivingViewer) {
  const { conversationId, action, event } = message;
  const threadKey = conversationKeys.detail(conversationId);
  const thread = client.getQueryData<Thread>(threadKey);
  if (thread) {
    // Includes parts of the thread that a search loaded.
    client.setQueriesData<Thread>(
      { queryKey: threadKey },
      (part) => part && applyEvent(part, message, viewer.id),
    );
    // A booking is also part of the conversation itself.
    const changesConversation = !event || event.type === 'CALENDAR';
    if (changesConversation || hasGapBefore(thread, message)) refreshQueries(client, threadKey);
  } else refetchAfterInFlight(client, threadKey);
  if (!event || event.type === 'CALENDAR') refreshQueries(client, conversationKeys.appointments);
  if (event)
    changeInLists(client, conversationId, (conversation) =>
      isNewInList(conversation, message)
        ? withEvent(conversation, action, event, viewer.id)
        : conversation,
    );
  if (!event || event.type !== 'CHAT' || !isListed(client, conversationId)) refreshLists(client);
  else refreshInbox(client);
}

/**
 * Returns whether a message changes the list entry. A repeated message does not, unless it is a newer version of the
 * message shown.
 */
function isNewInList(conversation: ListedConversation, { seq, event }: EventMessage): boolean {
  if (seq > conversation.seq) return true;
  if (event && event.seq === conversation.lastMessage?.seq) return true;
  // A booking counts as a new event whenever it changes.
  const { lastEvent } = conversation;
  return (
    event?.type === 'CALENDAR' && (!lastEvent || isLater(event.dateUpdated, lastEvent.dateUpdated))
  );
}
