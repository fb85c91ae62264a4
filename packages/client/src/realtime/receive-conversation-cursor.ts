import type { QueryClient } from '@tanstack/react-query';
import type { HeadMessage } from '@zampa/contract/socket';
import { isLater } from '../conversations/thread/instants.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { renew } from './refetch-after-in-flight.ts';
import { knownConversations } from './catch-up.ts';
import { refreshLists } from './receive.ts';

const answered = new WeakMap<QueryClient, Map<string, string>>();

/**
 * Receives how far a conversation is. Mostly everything of it has come by then; what is shown otherwise is asked for
 * again. A conversation that nothing shows may belong into a list: they are asked once for each of its changes.
 */
export function receiveConversationCursor(client: QueryClient, head: HeadMessage): void {
  const { conversationId, seq, dateUpdated } = head;
  const known = knownConversations(client).get(conversationId);
  if (known && known.seq >= seq && !isLater(dateUpdated, known.dateUpdated)) return;
  const before = answered.get(client) ?? new Map<string, string>();
  answered.set(client, before);
  if (!known && before.get(conversationId) === dateUpdated) return;
  before.set(conversationId, dateUpdated);
  renew(client, conversationKeys.detail(conversationId));
  refreshLists(client);
}
