/** Query keys, broad to narrow, so that one prefix invalidates everything about conversations. */
export const conversationKeys = {
  all: ['conversations'] as const,
  lists: ['conversations', 'list'] as const,
  /** Inbox items, in an order that only the server knows. */
  waiting: ['conversations', 'waiting'] as const,
  /** Parts of the inbox, which do not contain its total. */
  waitingParts: ['conversations', 'waiting-part'] as const,
  details: ['conversations', 'detail'] as const,
  detail: (id: string) => ['conversations', 'detail', id] as const,
  /** Below the conversation's key, so that its updates reach the part too. */
  part: (id: string, seq: number) => ['conversations', 'detail', id, seq] as const,
  /** Below `conversations`, because updates of bookings are sent as updates of their conversations. */
  appointments: ['conversations', 'appointments'] as const,
  /** Other queries about conversations and diaries, refetched on any change. */
  others: ['conversations', 'other'] as const,
  counts: ['conversations', 'count'] as const,
  /** Key of the mutation that reports how far a person has read. */
  seen: ['conversations', 'seen'] as const,
};
