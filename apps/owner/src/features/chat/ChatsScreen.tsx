import '@zampa/i18n/english/owner-chat';
import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useConversations } from '@zampa/client/conversations/use-conversation';
import { OwnerConversationRow } from '@zampa/shared-screens/chat/OwnerConversationRow.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './chat.module.css';

/** Every conversation of the family with its clinics. */
export function ChatsScreen() {
  const { t } = useTranslation();
  const { conversations, ...query } = useConversations({});
  return (
    <>
      <ScreenHeader title={t('owner-chat:title')} />
      <QueryStates query={query} shape="rows" count={6}>
        {() =>
          conversations.length === 0 ? (
            <NoChats />
          ) : (
            <ul className={styles['list']}>
              {conversations.map((conversation) => (
                <li key={conversation.id}>
                  <OwnerConversationRow conversation={conversation} withStatus />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('common:actions.loadMore')}
        </Button>
      )}
    </>
  );
}

function NoChats() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<IconMessages size={40} />}
      title={t('owner-chat:empty.title')}
      action={
        <Button size="lg" renderRoot={(props) => <Link to="/workspace/ask" {...props} />}>
          {t('owner-chat:empty.ask')}
        </Button>
      }
    >
      {t('owner-chat:empty.text')}
    </EmptyState>
  );
}
