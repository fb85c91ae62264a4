import type { Event } from '@zampa/contract/conversations/event';
import type { EventMessage } from '@zampa/contract/socket';
import type {
  ListedAppointment,
  ListedConversation,
  ListedEvent,
} from '../lists/listed-conversation.ts';
import { isLater, laterOf } from './instants.ts';

/** Returns a conversation, whole or of a list, after one of its events was created, updated or withdrawn. */
export function withEvent<Item extends ListedConversation>(
  conversation: Item,
  action: EventMessage['action'],
  event: Event,
  viewerId: string,
): Item {
  const isNew = action === 'created' && event.seq > conversation.seq;
  const isMessage = event.type === 'CHAT';
  const isLatestMessage = isMessage && event.seq >= (conversation.lastMessage?.seq ?? 0);
  return {
    ...conversation,
    seq: Math.max(conversation.seq, event.seq),
    dateUpdated: laterOf(conversation.dateUpdated, event.dateUpdated),
    lastEvent: latestEvent(event, conversation.lastEvent),
    lastMessage: isLatestMessage ? event : conversation.lastMessage,
    // Count once: a repeated message is not new.
    unread: conversation.unread + (isNew && isMessage && event.payload.userId !== viewerId ? 1 : 0),
    appointment: appointmentAfter(conversation.appointment, event),
    payload: payloadAfter(conversation.payload, event),
  };
}

/** Returns the later event by update time: a changed booking counts as the latest event, whatever was written since. */
const latestEvent = (event: Event, previous: ListedEvent | null): ListedEvent =>
  previous && isLater(previous.dateUpdated, event.dateUpdated) ? previous : event;

/** Returns the conversation's appointment after its booking has changed; a new one has to be loaded. */
function appointmentAfter(
  appointment: ListedAppointment | null,
  event: Event,
): ListedAppointment | null {
  if (!appointment || event.id !== appointment.id) return appointment;
  if (isLater(appointment.dateUpdated, event.dateUpdated)) return appointment;
  if (event.payload.valid === false) return null;
  const before = appointment.payload;
  const {
    event: time = before.event,
    status = before.status,
    movedAt = before.movedAt,
    heldUntil = before.heldUntil,
  } = event.payload;
  return { ...appointment, payload: { ...before, event: time, status, movedAt, heldUntil } };
}

function payloadAfter<Payload extends ListedConversation['payload']>(
  payload: Payload,
  event: Event,
): Payload {
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
