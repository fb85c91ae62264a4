import { Button } from '@mantine/core';
import { IconMessages } from '@zampa/ui/icons/IconMessages';
import { Link } from '@tanstack/react-router';
import type { ListFilter } from '@zampa/client/inbox/search-body';
import { useOwnConversations } from '@zampa/client/inbox/use-requests';
import { useTimeEventText } from '@zampa/shared-screens/appointments/use-time-event-text';
import { OwnerConversationRow } from '@zampa/shared-screens/conversations/OwnerConversationRow.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { NothingFound } from './NothingFound.tsx';
import styles from './chat.module.css';
import { LoadMoreButton } from './LoadMoreButton.tsx';

export interface ChatListProps {
  filter: ListFilter;
  isNarrowed: boolean;
}

/** List of the conversations that match a filter. */
export function ChatList({ filter, isNarrowed }: ChatListProps) {
  const { conversations, ...query } = useOwnConversations(filter);
  const timeEvent = useTimeEventText();
  return (
    <>
      <QueryStates query={query} shape="rows" count={6}>
        {() =>
          conversations.length === 0 ? (
            isNarrowed ? (
              <NothingFound />
            ) : (
              <NoChats />
            )
          ) : (
            <ul className={styles['list']}>
              {conversations.map((conversation) => (
                <li key={conversation.id}>
                  <OwnerConversationRow
                    conversation={conversation}
                    timeEvent={timeEvent(conversation)}
                    withStatus
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      <LoadMoreButton query={query} />
    </>
  );
}

function NoChats() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<IconMessages size={40} />}
      title={t('conversations:list.empty.title')}
      action={
        <Button size="lg" renderRoot={(props) => <Link to="/workspace/ask" {...props} />}>
          {t('conversations:list.empty.ask')}
        </Button>
      }
    >
      {t('conversations:list.empty.text')}
    </EmptyState>
  );
}
