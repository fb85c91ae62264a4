import { isGone } from '@zampa/client/api/problems';
import { useThread } from '@zampa/client/conversations/use-conversation';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { ConversationComposer } from '@zampa/shared-screens/chat/ConversationComposer.tsx';
import { ConversationThread } from '@zampa/shared-screens/chat/ConversationThread.tsx';
import { ThreadStates } from '@zampa/shared-screens/chat/ThreadStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { IconMessageOff } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { RequestContext } from './RequestContext.tsx';
import { RequestHeader } from './RequestHeader.tsx';
import styles from './RequestsScreen.module.css';
import type { RequestsSearch } from './search.ts';

export interface RequestConversationProps {
  id: string;
  facility: StaffFacility;
  search: RequestsSearch;
  onStarted: () => void;
}

/** The open conversation and, beside it, what it is about. */
export function RequestConversation({ id, facility, search, onStarted }: RequestConversationProps) {
  const query = useThread(id);
  if (isGone(query.error)) return <Gone />;
  return (
    <ThreadStates query={query}>
      {(conversation) => (
        <>
          <section className={styles['conversation']}>
            <RequestHeader conversation={conversation} search={search} onStarted={onStarted} />
            <ConversationThread conversation={conversation} />
            <ConversationComposer conversation={conversation} />
          </section>
          <RequestContext conversation={conversation} facility={facility} search={search} />
        </>
      )}
    </ThreadStates>
  );
}

function Gone() {
  const { t } = useTranslation();
  return (
    <div className={styles['choose']}>
      <EmptyState picture={<IconMessageOff size={32} />} title={t('requests:gone')}>
        {t('requests:goneWhy')}
      </EmptyState>
    </div>
  );
}
