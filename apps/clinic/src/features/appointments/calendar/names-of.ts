import type { Conversation } from '@zampa/contract/conversations/conversation';
import { personName } from '@zampa/i18n/person-name';

/** Returns the animals of a visit, or their owner where none is shared any more. */
export const namesOf = ({ pets, family }: Conversation): string =>
  pets.map(({ name }) => name).join(', ') || (family.user ? personName(family.user) : '');
