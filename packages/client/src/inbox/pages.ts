import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isLater } from '../conversations/thread/instants.ts';
import type { ConversationPages } from './queries.ts';

/** Returns every conversation of a list's pages, in their order. */
export const conversationsIn = (pages: ConversationPages | undefined): Conversation[] =>
  pages?.pages.flatMap(({ items }) => items) ?? [];

/**
 * Returns the pages with one conversation changed, first of all where something happened in it just now; the very same
 * object when it is not in them or stays as it was.
 */
export function withConversation(
  pages: ConversationPages,
  id: string,
  change: (conversation: Conversation) => Conversation,
): ConversationPages {
  const all = conversationsIn(pages);
  const known = all.find((conversation) => conversation.id === id);
  const changed = known && change(known);
  if (!known || !changed || changed === known) return pages;
  const rises = all.every(
    (each) => each === known || isLater(changed.dateUpdated, each.dateUpdated),
  );
  const kept = (items: readonly Conversation[]) =>
    rises
      ? items.filter((item) => item !== known)
      : items.map((item) => (item === known ? changed : item));
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      items: [...(rises && index === 0 ? [changed] : []), ...kept(page.items)],
    })),
  };
}
