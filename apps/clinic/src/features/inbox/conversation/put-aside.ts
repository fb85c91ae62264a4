import type { Conversation } from '@zampa/contract/conversations/conversation';

/** Tells whether ending a conversation puts it aside: it was never started. */
export const isPutAside = ({ payload }: Pick<Conversation, 'payload'>): boolean =>
  payload.status === 'NEW';
