import { IconMoodSmile } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { inboxItemKey, type useInbox } from '@zampa/client/inbox/use-inbox';
import { useTranslation } from '@zampa/i18n/use-translation';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import type { ReactNode } from 'react';
import { FirstSteps } from './FirstSteps.tsx';
import styles from './InboxList.module.css';
import { InboxRow } from './InboxRow.tsx';

export interface InboxListProps {
  inbox: ReturnType<typeof useInbox>;
  howToJoin: ReactNode;
}

/** Shows all that waits for the clinic, whatever its kind, the most pressing first. */
export function InboxList({ inbox: { items, ...query }, howToJoin }: InboxListProps) {
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
          items.length > 0 ? (
            <>
              <ul className={styles['rows']}>
                {items.map((item) => (
                  <li key={inboxItemKey(item)}>
                    <InboxRow item={item} />
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
