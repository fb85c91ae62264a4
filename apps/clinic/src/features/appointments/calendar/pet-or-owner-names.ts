import type { Conversation } from '@zampa/contract/conversations/conversation';
import { personName } from '@zampa/i18n/person-name';

/** Returns the names of a visit's pets, or of the owner if no pet is shared with the clinic. */
export const petOrOwnerNames = ({ pets, family }: Conversation): string =>
  pets.map(({ name }) => name).join(', ') || (family.user ? personName(family.user) : '');
