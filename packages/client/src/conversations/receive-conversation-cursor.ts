import type { QueryClient } from '@tanstack/react-query';
import type { ConversationCursorMessage } from '@zampa/contract/socket';
import { isLater } from './thread/instants.ts';
import { conversationKeys } from './keys.ts';
import { refreshQueries } from '../query/refetch-after-in-flight.ts';
import { cachedConversations } from './catch-up.ts';
import { refreshLists } from './lists/refresh-lists.ts';

const unlistedChanges = new WeakMap<QueryClient, Map<string, string>>();

/**
 * Handles a conversation's cursor: refreshes the conversation if the cached version is older. Usually all events
 * have arrived by then. A conversation that is not cached may belong in a list, so the lists are refreshed once
 * for each of its changes.
 */
export function receiveConversationCursor(
  client: QueryClient,
  cursor: ConversationCursorMessage,
): void {
  const { conversationId, seq, dateUpdated } = cursor;
  const cached = cachedConversations(client).get(conversationId);
  if (cached && cached.seq >= seq && !isLater(dateUpdated, cached.dateUpdated)) return;
  const seenChanges = unlistedChanges.get(client) ?? new Map<string, string>();
  unlistedChanges.set(client, seenChanges);
  if (!cached && seenChanges.get(conversationId) === dateUpdated) return;
  seenChanges.set(conversationId, dateUpdated);
  refreshQueries(client, conversationKeys.detail(conversationId));
  refreshLists(client);
}
