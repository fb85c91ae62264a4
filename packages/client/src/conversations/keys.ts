/** Keys from wide to narrow, so that one prefix empties everything about conversations. */
export const conversationKeys = {
  all: ['conversations'] as const,
  lists: ['conversations', 'list'] as const,
  details: ['conversations', 'detail'] as const,
  detail: (id: string) => ['conversations', 'detail', id] as const,
  counts: ['conversations', 'count'] as const,
};
