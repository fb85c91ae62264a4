import { isGone } from '@zampa/client/api/problems';
import { useThreadAt } from '@zampa/client/conversations/thread/use-thread-at';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { ConversationComposer } from '@zampa/shared-screens/conversations/ConversationComposer.tsx';
import { ConversationThread } from '@zampa/shared-screens/conversations/ConversationThread.tsx';
import { ThreadStates } from '@zampa/shared-screens/conversations/ThreadStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { IconMessageOff } from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { RequestContext } from './RequestContext.tsx';
import { RequestHeader } from './RequestHeader.tsx';
import styles from '../RequestsScreen.module.css';
import type { RequestsSearch } from '../search.ts';

/** Few requests are about a time. */
const TimeLine = lazy(async () => ({
  default: (await import('@zampa/shared-screens/appointments/ClinicTimeLine.tsx')).ClinicTimeLine,
}));

export interface RequestConversationProps {
  id: string;
  search: RequestsSearch;
  renderVisitActions: (conversation: Conversation) => ReactNode;
  onStarted: () => void;
  /** Leaves the message at which it was opened. */
  onNewest: () => void;
}

/** Shows the open conversation and, beside it, what it is about. */
export function RequestConversation(props: RequestConversationProps) {
  const { id, search, renderVisitActions, onStarted, onNewest } = props;
  const { seq } = search;
  const { query, older, newer } = useThreadAt(id, seq);
  if (isGone(query.error)) return <Gone />;
  return (
    <ThreadStates query={query}>
      {(conversation) => (
        <>
          <section className={styles['conversation']}>
            <RequestHeader
              conversation={conversation}
              search={search}
              visitActions={renderVisitActions(conversation)}
              onStarted={onStarted}
            />
            <ConversationThread
              key={seq}
              conversation={conversation}
              seq={seq}
              older={older}
              newer={newer}
              TimeLine={TimeLine}
              onNewest={onNewest}
            />
            <ConversationComposer conversation={conversation} />
          </section>
          <RequestContext conversation={conversation} search={search} />
        </>
      )}
    </ThreadStates>
  );
}

function Gone() {
  const { t } = useTranslation();
  return (
    <div className={styles['choose']}>
      <EmptyState picture={<IconMessageOff size={32} />} title={t('inbox:gone')}>
        {t('inbox:goneWhy')}
      </EmptyState>
    </div>
  );
}
