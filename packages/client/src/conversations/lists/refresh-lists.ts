import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refetchAfterInFlight, refreshQueries } from '../../query/refetch-after-in-flight.ts';
import { calendarKeys } from '../calendar-keys.ts';
import { conversationKeys } from '../keys.ts';
import type { ListedConversation } from './listed-conversation.ts';
import { type ConversationPages, conversationsIn, withConversation } from './pages.ts';

/** Queries that change with every message and every read mark: the inbox and its counts. */
const INBOX_KEYS = [
  conversationKeys.waiting,
  conversationKeys.waitingParts,
  conversationKeys.counts,
  calendarKeys.all,
] as const;

/** Queries whose answer may contain any conversation. */
export const CONVERSATION_LIST_KEYS = [
  conversationKeys.lists,
  conversationKeys.others,
  ...INBOX_KEYS,
] as const;

/** Invalidates the inbox queries and their counts. */
export function refreshInbox(client: QueryClient) {
  for (const queryKey of INBOX_KEYS) refreshQueries(client, queryKey);
}

/** Invalidates all queries that may contain a conversation. */
export function refreshLists(client: QueryClient) {
  for (const queryKey of CONVERSATION_LIST_KEYS) refreshQueries(client, queryKey);
}

/** Invalidates every query that shows a request. */
export function refreshRequest(client: QueryClient, id: string) {
  void client.invalidateQueries({ queryKey: conversationKeys.detail(id) });
  refreshLists(client);
}

/** Changes a conversation in every cached list immediately, and refetches lists that are being loaded. */
export function changeInLists(
  client: QueryClient,
  id: string,
  change: (conversation: ListedConversation) => ListedConversation,
) {
  client.setQueriesData<ConversationPages>({ queryKey: conversationKeys.lists }, (pages) =>
    pages ? withConversation(pages, id, change) : pages,
  );
  refetchAfterInFlight(client, conversationKeys.lists);
}

/** Returns whether a cached list contains the conversation. */
export const isListed = (client: QueryClient, id: string): boolean =>
  findListed(client, id, [conversationKeys.lists]) !== undefined;

/** Returns the item of a conversation in the cached lists with these keys; undefined if none contains it. */
export function findListed(
  client: QueryClient,
  id: string,
  keys: readonly QueryKey[],
): ListedConversation | undefined {
  return keys
    .flatMap((queryKey) => client.getQueriesData<ConversationPages>({ queryKey }))
    .flatMap(([, pages]) => conversationsIn(pages))
    .find((conversation) => conversation.id === id);
}
