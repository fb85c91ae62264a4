import '@zampa/i18n/english/chat';
import '@zampa/i18n/english/owner-chat';
import { IconMessageOff } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { isGone } from '@zampa/client/api/problems';
import { useThread } from '@zampa/client/conversations/use-conversation';
import { ConversationComposer } from '@zampa/shared-screens/chat/ConversationComposer.tsx';
import { ConversationThread } from '@zampa/shared-screens/chat/ConversationThread.tsx';
import { ThreadStates } from '@zampa/shared-screens/chat/ThreadStates.tsx';
import { ConnectionBanner } from '@zampa/shared-screens/states/ConnectionBanner.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ChatHeader } from './ChatHeader.tsx';

const route = getRouteApi('/signed-in/workspace/chat/$id');

/** One conversation with a clinic. */
export function ChatScreen() {
  const { id } = route.useParams();
  const query = useThread(id);
  const thread = query.data;
  return (
    <OwnerShell
      fixed
      banner={<ConnectionBanner />}
      header={<ChatHeader thread={thread} />}
      footer={thread && <ConversationComposer key={id} conversation={thread} />}
    >
      {isGone(query.error) ? (
        <Gone />
      ) : (
        <ThreadStates query={query}>
          {(loaded) => <ConversationThread key={id} conversation={loaded} />}
        </ThreadStates>
      )}
    </OwnerShell>
  );
}

/** The header above it leads back to the chats. */
function Gone() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconMessageOff size={32} />} title={t('common:states.notFound')}>
      {t('common:states.notFoundWhy')}
    </EmptyState>
  );
}
