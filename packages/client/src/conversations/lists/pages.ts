import type { InfiniteData } from '@tanstack/react-query';
import type { AnswerPage } from '../../api/call-types.ts';
import { isLater } from '../thread/instants.ts';
import type { ListedConversation } from './listed-conversation.ts';

/** A cached list of conversations, page by page. */
export type ConversationPages = InfiniteData<AnswerPage<ListedConversation>>;

/** Returns the conversations of all pages, in order. */
export const conversationsIn = (pages: ConversationPages | undefined): ListedConversation[] =>
  pages?.pages.flatMap(({ items }) => items) ?? [];

/**
 * Returns the pages with one conversation changed, moved to the top if it is now the latest. Returns the same object
 * if it is not listed or unchanged.
 */
export function withConversation(
  pages: ConversationPages,
  id: string,
  change: (conversation: ListedConversation) => ListedConversation,
): ConversationPages {
  const all = conversationsIn(pages);
  const current = all.find((conversation) => conversation.id === id);
  const changed = current && change(current);
  if (!current || !changed || changed === current) return pages;
  const movesToTop = all.every(
    (each) => each === current || isLater(changed.dateUpdated, each.dateUpdated),
  );
  const updateItems = (items: readonly ListedConversation[]) =>
    movesToTop
      ? items.filter((item) => item !== current)
      : items.map((item) => (item === current ? changed : item));
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      items: [...(movesToTop && index === 0 ? [changed] : []), ...updateItems(page.items)],
    })),
  };
}
