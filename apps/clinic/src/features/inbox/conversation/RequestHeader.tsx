import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@zampa/ui/icons/IconInfoCircle';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BackToRequests } from './BackToRequests.tsx';
import styles from './RequestHeader.module.css';
import type { RequestsSearch } from '../search.ts';
import { RequestDecisions } from './RequestDecisions.tsx';
import type { HeaderAction } from './header-action.ts';
import { FollowUps } from './FollowUps.tsx';
import { RequestTitle } from './RequestTitle.tsx';
import { ServiceAction } from './ServiceAction.tsx';

export type RenderVisitActions = (
  render: (actions: readonly HeaderAction[]) => ReactNode,
) => ReactNode;

export interface RequestHeaderProps {
  conversation: Conversation;
  search: RequestsSearch;
  /** Renders the calendar actions of the conversation. */
  renderVisitActions: RenderVisitActions;
  onStarted: () => void;
}

/** Shows pets, client, status and the next action of a conversation, such as starting or ending the service. */
export function RequestHeader({
  conversation,
  search,
  renderVisitActions,
  onStarted,
}: RequestHeaderProps) {
  const { t } = useTranslation();
  const { payload } = conversation;
  return (
    <header className={styles['header']}>
      <BackToRequests search={search} />
      <RequestTitle conversation={conversation}>
        <FollowUps payload={payload} />
      </RequestTitle>
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
        {payload.status !== 'CLOSED' &&
          renderVisitActions((actions) => (
            <RequestDecisions conversation={conversation} actions={actions} />
          ))}
        <ServiceAction conversation={conversation} onStarted={onStarted} />
      </div>
    </header>
  );
}
