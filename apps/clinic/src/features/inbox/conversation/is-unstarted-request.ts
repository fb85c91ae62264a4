import type { Conversation } from '@zampa/contract/conversations/conversation';

/** Returns whether a conversation was never started, so that ending it only closes it. */
export const isUnstartedRequest = ({ payload }: Pick<Conversation, 'payload'>): boolean =>
  payload.status === 'NEW';
