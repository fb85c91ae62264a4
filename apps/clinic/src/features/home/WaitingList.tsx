import { IconMoodSmile } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { LoadMore, type LoadMoreProps } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates, type QueryStatesProps } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FirstSteps } from './FirstSteps.tsx';
import styles from './WaitingList.module.css';
import { WaitingRow } from './WaitingRow.tsx';

export interface WaitingListProps {
  query: QueryStatesProps<unknown>['query'] & LoadMoreProps['query'];
  waiting: readonly Conversation[];
  howToJoin: ReactNode;
}

/** Shows the conversations that wait for an answer or a time, the most pressing first. */
export function WaitingList({ query, waiting, howToJoin }: WaitingListProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['card']} aria-labelledby="waiting-title">
      <header className={styles['head']}>
        <h3 id="waiting-title">{t('home:waiting.title')}</h3>
        <Link to="/workspace/requests" search={{}}>
          {t('home:waiting.all')}
        </Link>
      </header>
      <QueryStates query={query} shape="rows" count={4}>
        {() =>
          waiting.length > 0 ? (
            <>
              <ul className={styles['rows']}>
                {waiting.map((conversation) => (
                  <li key={conversation.id}>
                    <WaitingRow conversation={conversation} />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          ) : (
            <FirstSteps howToJoin={howToJoin} otherwise={<AllAnswered />} />
          )
        }
      </QueryStates>
    </section>
  );
}

function AllAnswered() {
  const { t } = useTranslation();
  return (
    <EmptyState picture={<IconMoodSmile size={32} />} title={t('home:waiting.calm')}>
      {t('home:waiting.calmWhy')}
    </EmptyState>
  );
}
