import { clientOf } from '@zampa/client/inbox/client-of';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { personName } from '@zampa/i18n/person-name';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the client it is about; empty when nobody is left of the family. */
export function clientNameOf(conversation: Conversation): string {
  const client = clientOf(conversation);
  return client ? personName(client) : '';
}

export const petNamesOf = ({ pets }: Pick<Conversation, 'pets'>): string =>
  pets.map(({ name }) => name).join(', ');

/** Returns the title of a conversation: `Consultation for Luna, Micio`. */
export function titleOf(t: Translate, conversation: Conversation): string {
  const pets = petNamesOf(conversation);
  switch (conversation.category) {
    case 'VISIT':
      return t('inbox:visitFor', { pets });
    case 'VIDEOCONSULTATION':
      return t('inbox:videoFor', { pets });
    case 'CONSULTATION':
      return t('inbox:consultationFor', { pets });
  }
}
