import type { Conversation } from '@zampa/contract/requests/conversation';
import type { ConversationPages } from './queries.ts';

/** Every conversation of a list's pages, in their order. */
export const conversationsIn = (pages: ConversationPages | undefined): Conversation[] =>
  pages?.pages.flatMap(({ items }) => items) ?? [];

/** The pages with one conversation changed; the very same object when it is not in them or stays as it was. */
export function withConversation(
  pages: ConversationPages,
  id: string,
  change: (conversation: Conversation) => Conversation,
): ConversationPages {
  const known = conversationsIn(pages).find((conversation) => conversation.id === id);
  const changed = known && change(known);
  if (!known || changed === known) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item === known && changed ? changed : item)),
    })),
  };
}
