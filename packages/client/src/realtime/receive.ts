import type { QueryClient } from '@tanstack/react-query';
import type {
  ClientMessage,
  EventMessage,
  FamilyMessage,
  SeenMessage,
  StaffMessage,
} from '@zampa/contract/socket';
import type { VideoMessage } from '@zampa/contract/video/objects';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { calendarKeys } from '../appointments/calendar-keys.ts';
import { clientKeys } from '../clients/keys.ts';
import { withEvent } from '../conversations/thread/with-event.ts';
import { isLater } from '../conversations/thread/instants.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { facilityKeys } from '../facilities/queries.ts';
import { familyKeys } from '../families/keys.ts';
import { notificationKeys, refreshNotifications } from '../notifications/use-notifications.ts';
import { conversationsIn, withConversation } from '../inbox/pages.ts';
import type { ConversationPages } from '../inbox/queries.ts';
import { applySeen } from '../conversations/thread/seen.ts';
import { applyEvent, hasGapBefore, type Thread } from '../conversations/thread/thread.ts';
import { paymentKeys } from '../payments/keys.ts';
import { subscriptionKeys } from '../subscription/keys.ts';
import { teamKeys } from '../team/keys.ts';
import { refetchAfterInFlight, refreshQueries } from './refetch-after-in-flight.ts';

export type ReceivingViewer = { readonly id: string; readonly isVet: boolean };

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
 * Applies a read receipt to the cached thread and lists. If it is the viewer's own, refreshes inbox and
 * notifications too.
 */
export function receiveSeen(client: QueryClient, message: SeenMessage, viewer: ReceivingViewer) {
  const { conversationId } = message;
  const threadKey = conversationKeys.detail(conversationId);
  client.setQueriesData<Thread>(
    { queryKey: threadKey },
    (thread) => thread && applySeen(thread, message, viewer),
  );
  refetchAfterInFlight(client, threadKey);
  changeInLists(client, conversationId, (conversation) => applySeen(conversation, message, viewer));
  if (message.userId !== viewer.id) return;
  refreshInbox(client);
  refreshNotifications(client);
}

/**
 * Handles a client who joined, left or changed: refreshes the facility's client list, its bookings and the owner's
 * list of clinics.
 */
export function receiveClient(client: QueryClient, { facilityId }: ClientMessage) {
  void client.invalidateQueries({ queryKey: clientKeys.all });
  void client.invalidateQueries({ queryKey: ['me'] });
  refreshQueries(client, calendarKeys.of(facilityId));
  // Conversations show the client's pets that the facility may see.
  void client.invalidateQueries({ queryKey: conversationKeys.all });
}

/**
 * Handles a change of members or pets in the viewer's family. If the viewer joined or left, their conversations
 * are dropped immediately instead of after the refetch, because access may be lost.
 */
export function receiveFamily(
  client: QueryClient,
  message: FamilyMessage,
  viewer: ReceivingViewer,
) {
  void client.invalidateQueries({ queryKey: ['me'] });
  void client.invalidateQueries({ queryKey: familyKeys.all });
  // A request to join waits in the inbox.
  refreshQueries(client, conversationKeys.waiting);
  if (message.userId === viewer.id) void client.resetQueries({ queryKey: conversationKeys.all });
}

/**
 * Handles a change of the staff: a team member asked to join, joined, left, or got another role, other hours or
 * services. Refreshes the team, available times and the viewer's own clinics. If the viewer's own role changed,
 * their conversations are dropped immediately, because access may be lost.
 */
export function receiveStaff(
  client: QueryClient,
  { facilityId, userId }: StaffMessage,
  viewer: ReceivingViewer,
) {
  void client.invalidateQueries({ queryKey: subscriptionKeys.all });
  void client.invalidateQueries({ queryKey: teamKeys.all });
  void client.invalidateQueries({ queryKey: facilityKeys.configuration(facilityId) });
  void client.invalidateQueries({ queryKey: facilityKeys.completion(facilityId) });
  refreshQueries(client, calendarKeys.of(facilityId));
  void client.invalidateQueries({ queryKey: ['me'] });
  if (userId === viewer.id) void client.resetQueries({ queryKey: conversationKeys.all });
  else void client.invalidateQueries({ queryKey: conversationKeys.all });
}

/** Data whose changes are only pushed to open sockets, and so are missed while disconnected. */
const PUSHED_KEYS = [
  ['me'],
  conversationKeys.all,
  calendarKeys.all,
  clientKeys.all,
  familyKeys.all,
  teamKeys.all,
  facilityKeys.all,
  paymentKeys.all,
  subscriptionKeys.all,
  notificationKeys.all,
] as const;

/**
 * Handles a reconnect of the socket, since anything may have changed during the disconnect. Refetches what is on
 * screen now and the rest when it is next shown.
 */
export function receiveReconnect(client: QueryClient) {
  for (const queryKey of PUSHED_KEYS) refreshQueries(client, queryKey);
}

/** Queries that change with every message and every read mark: the inbox and its counts. */
const INBOX_KEYS = [
  conversationKeys.waiting,
  conversationKeys.waitingParts,
  conversationKeys.counts,
  calendarKeys.all,
] as const;

/** Invalidates the inbox queries and their counts. */
export function refreshInbox(client: QueryClient) {
  for (const queryKey of INBOX_KEYS) refreshQueries(client, queryKey);
}

/**
 * Handles a person who enters a video meeting, is admitted or leaves: refreshes inbox and notifications, which
 * list people in the waiting room.
 */
export function receiveMeeting(client: QueryClient, { kind }: VideoMessage) {
  if (kind !== 'state') return;
  refreshInbox(client);
  refreshNotifications(client);
}

/** Queries whose answer may contain any conversation. */
export const CONVERSATION_LIST_KEYS = [
  conversationKeys.lists,
  conversationKeys.others,
  ...INBOX_KEYS,
] as const;

/** Invalidates all queries that may contain a conversation. */
export function refreshLists(client: QueryClient) {
  for (const queryKey of CONVERSATION_LIST_KEYS) refreshQueries(client, queryKey);
}

/** Changes a conversation in every cached list immediately, and refetches lists that are being loaded. */
export function changeInLists(
  client: QueryClient,
  id: string,
  change: (conversation: Conversation) => Conversation,
) {
  client.setQueriesData<ConversationPages>({ queryKey: conversationKeys.lists }, (pages) =>
    pages ? withConversation(pages, id, change) : pages,
  );
  refetchAfterInFlight(client, conversationKeys.lists);
}

/**
 * Returns whether a message changes the list entry. A repeated message does not, unless it is a newer version of the
 * message shown.
 */
function isNewInList(conversation: Conversation, { seq, event }: EventMessage): boolean {
  if (seq > conversation.seq || event?.id === conversation.lastMessage?.id) return true;
  // A booking counts as a new event whenever it changes.
  const { lastEvent } = conversation;
  return (
    event?.type === 'CALENDAR' && (!lastEvent || isLater(event.dateUpdated, lastEvent.dateUpdated))
  );
}

function isListed(client: QueryClient, id: string): boolean {
  return client
    .getQueriesData<ConversationPages>({ queryKey: conversationKeys.lists })
    .some(([, pages]) => conversationsIn(pages).some((conversation) => conversation.id === id));
}
