import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { personName } from '@zampa/i18n/person-name';

/** Returns the names of a visit's pets, or of the owner if no pet is shared with the clinic. */
export const petOrOwnerNames = ({ pets, family }: ListedConversation): string =>
  pets.map(({ name }) => name).join(', ') || (family.user ? personName(family.user) : '');
