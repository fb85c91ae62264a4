import type { Conversation } from '@zampa/contract/requests/conversation';
import { fullName } from '@zampa/domain/people/names';
import type { StatusTone } from '@zampa/ui/chips/StatusChip.tsx';
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

type Status = Conversation['payload']['status'];

const tones: Readonly<Record<Status, StatusTone>> = {
  NEW: 'new',
  OPEN: 'progress',
  PENDING: 'waiting',
  CLOSED: 'done',
};

export const toneOf = (status: Status): StatusTone => tones[status];

export function statusText(t: TFunction, status: Status): string {
  switch (status) {
    case 'NEW':
      return t('common:status.new');
    case 'OPEN':
      return t('common:status.open');
    case 'PENDING':
      return t('common:status.awaitingPayment');
    case 'CLOSED':
      return t('common:status.closed');
  }
}
