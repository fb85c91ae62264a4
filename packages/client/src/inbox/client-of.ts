import type { Person } from '@zampa/contract/people/user';
import type { Conversation } from '@zampa/contract/conversations/conversation';

/** Returns the client of a conversation: the owner who asked, or the family's contact person if a vet opened it. */
export function clientOf({ user, family }: Pick<Conversation, 'user' | 'family'>): Person | null {
  return user && !user.isVet ? user : family.user;
}
