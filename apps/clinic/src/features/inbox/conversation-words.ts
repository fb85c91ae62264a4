import { clientOf } from '@zampa/client/inbox/client-of';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { personName } from '@zampa/i18n/person-name';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the client's name; empty if the family has no members left. */
export function clientNameOf(conversation: ListedConversation): string {
  const client = clientOf(conversation);
  return client ? personName(client) : '';
}

export const petNamesOf = ({ pets }: Pick<ListedConversation, 'pets'>): string =>
  pets.map(({ name }) => name).join(', ');

/** Returns the title of a conversation, for example `Consultation for Luna, Micio`. */
export function conversationTitle(t: Translate, conversation: ListedConversation): string {
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
