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
import { withEvent } from '../conversations/thread/conversation-after.ts';
import { isLater } from '../conversations/thread/instants.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { facilityKeys } from '../facilities/queries.ts';
import { familyKeys } from '../families/keys.ts';
import { notificationKeys, refreshNotifications } from '../notifications/use-notifications.ts';
import { conversationsIn, withConversation } from '../inbox/pages.ts';
import type { ConversationPages } from '../inbox/queries.ts';
import { applySeen } from '../conversations/thread/seen.ts';
import { applyEvent, isBehind, type Thread } from '../conversations/thread/thread.ts';
import { paymentKeys } from '../payments/keys.ts';
import { subscriptionKeys } from '../subscription/keys.ts';
import { teamKeys } from '../team/keys.ts';
import { refetchAfterInFlight, renew } from './refetch-after-in-flight.ts';

export type ReceivingViewer = { readonly id: string; readonly isVet: boolean };

/**
 * Brings one message about an event into everything that is cached. What the message alone cannot tell (a gap, an
 * unknown conversation, a change of the conversation itself) is asked for again.
 */
export function receiveEvent(client: QueryClient, message: EventMessage, viewer: ReceivingViewer) {
  const { conversationId, action, event } = message;
  const threadKey = conversationKeys.detail(conversationId);
  const thread = client.getQueryData<Thread>(threadKey);
  if (thread) {
    // Parts that a search has found are among them.
    client.setQueriesData<Thread>(
      { queryKey: threadKey },
      (known) => known && applyEvent(known, message, viewer.id),
    );
    // A booking is part of the conversation itself.
    const isMore = !event || event.type === 'CALENDAR';
    if (isMore || isBehind(thread, message)) renew(client, threadKey);
  } else refetchAfterInFlight(client, threadKey);
  if (!event || event.type === 'CALENDAR') renew(client, conversationKeys.appointments);
  if (event)
    changeInLists(client, conversationId, (conversation) =>
      isNews(conversation, message)
        ? withEvent(conversation, action, event, viewer.id)
        : conversation,
    );
  if (!event || event.type !== 'CHAT' || !isListed(client, conversationId)) refreshLists(client);
  else refreshWaiting(client);
}

/** Receives that somebody has read a conversation. */
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
  refreshWaiting(client);
  refreshNotifications(client);
}

/**
 * Receives that a client came, left or changed: the facility's list, what its bookings say of them, and what a pet owner
 * sees of their clinics.
 */
export function receiveClient(client: QueryClient, { facilityId }: ClientMessage) {
  void client.invalidateQueries({ queryKey: clientKeys.all });
  void client.invalidateQueries({ queryKey: ['me'] });
  renew(client, calendarKeys.of(facilityId));
  // Conversations show the client's pets, as far as the facility may see them now.
  void client.invalidateQueries({ queryKey: conversationKeys.all });
}

/**
 * Receives that the people or pets of the own family changed. Who came or went themselves sees other conversations than
 * before: what is no longer theirs goes at once, not when it has been asked for again.
 */
export function receiveFamily(
  client: QueryClient,
  message: FamilyMessage,
  viewer: ReceivingViewer,
) {
  void client.invalidateQueries({ queryKey: ['me'] });
  void client.invalidateQueries({ queryKey: familyKeys.all });
  // Who asks to join waits for an answer.
  renew(client, conversationKeys.waiting);
  if (message.userId === viewer.id) void client.resetQueries({ queryKey: conversationKeys.all });
}

/**
 * Receives that somebody asked to join the staff, came, went, or has another role, other hours or services: the team, the
 * times that it has free, and where the person themselves works. Who has another role themselves sees other conversations
 * than before: what is no longer theirs goes at once.
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
  renew(client, calendarKeys.of(facilityId));
  void client.invalidateQueries({ queryKey: ['me'] });
  if (userId === viewer.id) void client.resetQueries({ queryKey: conversationKeys.all });
  else void client.invalidateQueries({ queryKey: conversationKeys.all });
}

/** What is told to open sockets alone: nobody says afterwards what of it was missed. */
const TOLD_ONCE = [
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
 * Receives that the socket is back after an absence, in which anything may have changed: what is on screen is asked for
 * again now, the rest when it is next seen.
 */
export function receiveAbsence(client: QueryClient) {
  for (const queryKey of TOLD_ONCE) renew(client, queryKey);
}

/** What changes with every message and every reading: what waits, and its numbers. */
const WAITING = [
  conversationKeys.waiting,
  conversationKeys.waitingParts,
  conversationKeys.counts,
  calendarKeys.all,
] as const;

/** Renews what waits for somebody, and its numbers. */
export function refreshWaiting(client: QueryClient) {
  for (const queryKey of WAITING) renew(client, queryKey);
}

/**
 * Receives that somebody came to a video meeting, was let in or went: who waits at a door does so in the inbox and among the
 * notices too.
 */
export function receiveMeeting(client: QueryClient, { kind }: VideoMessage) {
  if (kind !== 'state') return;
  refreshWaiting(client);
  refreshNotifications(client);
}

/** What may hold any conversation. */
export const LISTS = [conversationKeys.lists, conversationKeys.others, ...WAITING] as const;

/** Renews whatever may hold any conversation. */
export function refreshLists(client: QueryClient) {
  for (const queryKey of LISTS) renew(client, queryKey);
}

/** Changes a conversation in every list that shows it at once, and reads the lists again. */
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

/** A repeated message is no news, except that it may be a newer version of the message shown. */
function isNews(conversation: Conversation, { seq, event }: EventMessage): boolean {
  if (seq > conversation.seq || event?.id === conversation.lastMessage?.id) return true;
  // A booking happens again whenever it changes.
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
