import type { Person } from '@zampa/contract/people/user';
import type { Conversation } from '@zampa/contract/conversations/conversation';

/** Returns the client a conversation is about: who asked, or the family's contact where a vet opened it. */
export function clientOf({ user, family }: Pick<Conversation, 'user' | 'family'>): Person | null {
  return user && !user.isVet ? user : family.user;
}
