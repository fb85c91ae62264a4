import type {
  ListedConversation,
  ListedPerson,
} from '../conversations/lists/listed-conversation.ts';

/** Returns the client of a conversation: the owner who asked, or the family's contact person if a vet opened it. */
export function clientOf({
  user,
  family,
}: Pick<ListedConversation, 'user' | 'family'>): ListedPerson | null {
  return user && !user.isVet ? user : family.user;
}
