import type { Conversation } from '@zampa/contract/requests/conversation';
import { fullName } from '@zampa/domain/people/names';
import type { TFunction } from 'i18next';

/** The client who asked; empty where a vet opened the conversation for them. */
export function clientNameOf({ user }: Pick<Conversation, 'user'>): string {
  return user && !user.isVet ? fullName(user) : '';
}

export const petNamesOf = ({ pets }: Pick<Conversation, 'pets'>): string =>
  pets.map(({ name }) => name).join(', ');

/** `Consultation for Luna, Micio` */
export function titleOf(t: TFunction, conversation: Conversation): string {
  const pets = petNamesOf(conversation);
  switch (conversation.category) {
    case 'VISIT':
      return t('requests:visitFor', { pets });
    case 'VIDEOCONSULTATION':
      return t('requests:videoFor', { pets });
    case 'CONSULTATION':
      return t('requests:consultationFor', { pets });
  }
}
