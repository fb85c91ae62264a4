import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@zampa/ui/icons/IconInfoCircle';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { formatDayTime } from '@zampa/i18n/format/dates';
import { ConversationStatusChip } from '@zampa/shared-screens/conversations/ConversationStatusChip.tsx';
import { PetPicture } from '@zampa/shared-screens/files/PetPicture.tsx';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { clientNameOf, conversationTitle } from '../conversation-words.ts';
import { BackToRequests } from './BackToRequests.tsx';
import styles from './RequestHeader.module.css';
import type { RequestsSearch } from '../search.ts';
import { RequestDecisions } from './RequestDecisions.tsx';
import { FollowUps } from './FollowUps.tsx';
import { ServiceAction } from './ServiceAction.tsx';

export interface RequestHeaderProps {
  conversation: Conversation;
  search: RequestsSearch;
  visitActions: ReactNode;
  onStarted: () => void;
}

/** Shows pets, client, status and the next action of a conversation, such as starting or ending the service. */
export function RequestHeader({
  conversation,
  search,
  visitActions,
  onStarted,
}: RequestHeaderProps) {
  const { t } = useTranslation();
  const { pets, payload, dateCreated, facility } = conversation;
  const [pet] = pets;
  const date = formatDayTime(new Date(dateCreated), facility.timezone);
  const client = clientNameOf(conversation);
  return (
    <header className={styles['header']}>
      <BackToRequests search={search} />
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
        <FollowUps payload={payload} />
      </div>
      <ActionIcon
        renderRoot={(props) => (
          <Link to="/workspace/requests" search={{ ...search, panel: 'context' }} {...props} />
        )}
        className={styles['info'] ?? ''}
        color="gray"
        aria-label={t('inbox:conversation.context.open')}
      >
        <IconInfoCircle size={22} />
      </ActionIcon>
      <div className={styles['actions']}>
        {visitActions}
        {payload.status !== 'CLOSED' && <RequestDecisions conversation={conversation} />}
        <ServiceAction conversation={conversation} onStarted={onStarted} />
      </div>
    </header>
  );
}
