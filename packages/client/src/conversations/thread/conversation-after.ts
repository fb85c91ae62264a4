import type { Event } from '@zampa/contract/conversations/event';
import type { EventMessage } from '@zampa/contract/socket';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isLater, laterOf } from './instants.ts';

/** Returns the conversation, as lists show it, after one of its events came, changed or was taken back. */
export function withEvent<Known extends Conversation>(
  conversation: Known,
  action: EventMessage['action'],
  event: Event,
  viewerId: string,
): Known {
  const isNew = action === 'created' && event.seq > conversation.seq;
  const isMessage = event.type === 'CHAT';
  const isLatestMessage = isMessage && event.seq >= (conversation.lastMessage?.seq ?? 0);
  return {
    ...conversation,
    seq: Math.max(conversation.seq, event.seq),
    dateUpdated: laterOf(conversation.dateUpdated, event.dateUpdated),
    lastEvent: latestOf(event, conversation.lastEvent),
    lastMessage: isLatestMessage ? event : conversation.lastMessage,
    // Counted once: a repeated message is not new any more.
    unread: conversation.unread + (isNew && isMessage && event.payload.userId !== viewerId ? 1 : 0),
    payload: payloadAfter(conversation.payload, event),
  };
}

/** A booking happens again whenever it changes, whatever was written since it was made. */
const latestOf = (event: Event, known: Event | null): Event =>
  known && isLater(known.dateUpdated, event.dateUpdated) ? known : event;

function payloadAfter(payload: Conversation['payload'], event: Event): Conversation['payload'] {
  if (event.type !== 'BOT' || payload.status === 'CLOSED') return payload;
  const { eventAction, userId } = event.payload;
  if (eventAction === 'CLOSE_PERFORMANCE')
    return { ...payload, status: 'CLOSED', closeDate: payload.closeDate ?? event.dateCreated };
  if (eventAction !== 'OPEN_PERFORMANCE') return payload;
  return {
    ...payload,
    status: 'OPEN',
    openDate: payload.openDate ?? event.dateCreated,
    assigneeId: payload.assigneeId ?? userId,
  };
}
