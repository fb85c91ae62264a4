import { isGone } from '@zampa/client/api/problems';
import { useThreadAt } from '@zampa/client/conversations/thread/use-thread-at';
import { ThreadStates } from '@zampa/shared-screens/conversations/ThreadStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { Skeletons } from '@zampa/ui/states/Skeletons.tsx';
import { IconMessageOff } from '@tabler/icons-react';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { BackToRequests } from './BackToRequests.tsx';
import type { RequestPanesProps } from './RequestPanes.tsx';
import styles from '../RequestsScreen.module.css';
import type { RequestsSearch } from '../search.ts';

export type OpenedRequestProps = Omit<RequestPanesProps, 'visitActions'>;

export interface RequestConversationProps {
  id: string;
  search: RequestsSearch;
  /** Shows the conversation once both are there. */
  opened: ComponentType<OpenedRequestProps>;
  /** Brings the code of what is opened. */
  loadOpened: () => Promise<unknown>;
  onStarted: () => void;
  /** Leaves the message at which it was opened. */
  onNewest: () => void;
}

/** Asks for the open conversation and, at the same time, for what shows it. */
export function RequestConversation(props: RequestConversationProps) {
  const { id, search, opened: Opened, loadOpened, onStarted, onNewest } = props;
  const { t } = useTranslation();
  const { query, older, newer } = useThreadAt(id, search.seq);
  // What does not come now is asked for again when it is to be shown.
  useEffect(() => void loadOpened().catch(() => undefined), [loadOpened]);
  const isLost = isGone(query.error);
  // What is there has a head of its own.
  if (isLost || !query.data)
    return (
      <div className={styles['absent']}>
        <BackToRequests search={search} />
        {isLost ? <Gone /> : <ThreadStates query={query}>{() => null}</ThreadStates>}
      </div>
    );
  return (
    <ThreadStates query={query}>
      {(conversation) => (
        <Suspense fallback={<Skeletons shape="thread" label={t('common:states.loading')} />}>
          <Opened
            conversation={conversation}
            search={search}
            older={older}
            newer={newer}
            onStarted={onStarted}
            onNewest={onNewest}
          />
        </Suspense>
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
