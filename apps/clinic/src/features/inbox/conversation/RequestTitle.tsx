import '@zampa/i18n/english/inbox-conversation';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import type { ReactNode } from 'react';
import { clientNameOf, conversationTitle } from '../conversation-words.ts';
import styles from './RequestHeader.module.css';

export interface RequestTitleProps {
  /** A conversation, or its item of a list. */
  conversation: ListedConversation;
  /** Shown below the client. */
  children?: ReactNode;
}

/** Shows pets, client and status of a conversation in its header. */
export function RequestTitle({ conversation, children }: RequestTitleProps) {
  const { t } = useTranslation();
  const { pets, payload, dateCreated, facility } = conversation;
  const [pet] = pets;
  const date = formatDayTime(new Date(dateCreated), facility.timezone);
  const client = clientNameOf(conversation);
  return (
    <>
      {pet && <PetPicture pet={pet} size={40} />}
      <div className={styles['words']}>
        <h2 className={styles['title']}>
          <span>{conversationTitle(t, conversation)}</span>
          {payload.priority === 'HIGH' && (
            <StatusChip tone="due">{t('common:status.urgent')}</StatusChip>
          )}
        </h2>
        <p className={styles['under']}>
          <ConversationStatusChip status={payload.status} />
          <span>{client ? t('inbox:conversation.askedAt', { client, date }) : date}</span>
        </p>
        {children}
      </div>
    </>
  );
}
