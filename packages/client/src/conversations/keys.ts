/** Keys from wide to narrow, so that one prefix empties everything about conversations. */
export const conversationKeys = {
  all: ['conversations'] as const,
  lists: ['conversations', 'list'] as const,
  /** What waits for somebody, in an order that only the server knows. */
  waiting: ['conversations', 'waiting'] as const,
  /** A part of what waits alone, which is no number of how much there is. */
  waitingParts: ['conversations', 'waiting-part'] as const,
  details: ['conversations', 'detail'] as const,
  detail: (id: string) => ['conversations', 'detail', id] as const,
  /** Of the conversation, so that what is told of that reaches it too. */
  part: (id: string, seq: number) => ['conversations', 'detail', id, seq] as const,
  /** Bookings are told of in their conversations. */
  appointments: ['conversations', 'appointments'] as const,
  /** Other answers about conversations and diaries, which are asked for anew when anything changes. */
  others: ['conversations', 'other'] as const,
  counts: ['conversations', 'count'] as const,
  /** Of the mutation that says how far somebody has read. */
  seen: ['conversations', 'seen'] as const,
};
