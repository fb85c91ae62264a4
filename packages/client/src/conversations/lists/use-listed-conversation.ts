import { useQueryClient } from '@tanstack/react-query';
import { conversationKeys } from '../keys.ts';
import type { ListedConversation } from './listed-conversation.ts';
import { findListed } from './refresh-lists.ts';

/**
 * Returns the item of a conversation in a cached list, to show its title and people while the conversation is loading;
 * undefined if no list contains it.
 */
export function useListedConversation(id: string): ListedConversation | undefined {
  return findListed(useQueryClient(), id, [conversationKeys.lists]);
}
