import '@zampa/i18n/english/inbox-conversation';
import { IconMessageOff } from '@zampa/ui/icons/IconMessageOff';
import { useTranslation } from '@zampa/i18n/use-translation';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import type { ReactNode } from 'react';
import type { RequestsSearch } from '../search.ts';
import styles from '../RequestsScreen.module.css';
import { BackToRequests } from './BackToRequests.tsx';

export interface AbsentRequestProps {
  search: RequestsSearch;
  isGone: boolean;
  /** Shown if loading failed. */
  children: ReactNode;
}

/** Shows that the requested item does not exist or could not be loaded, with a link back to the list. */
export function AbsentRequest({ search, isGone, children }: AbsentRequestProps) {
  return (
    <div className={styles['absent']}>
      <BackToRequests search={search} />
      {isGone ? <RequestGone /> : children}
    </div>
  );
}

function RequestGone() {
  const { t } = useTranslation();
  return (
    <div className={styles['choose']}>
      <EmptyState picture={<IconMessageOff size={32} />} title={t('inbox:conversation.gone')}>
        {t('inbox:conversation.goneWhy')}
      </EmptyState>
    </div>
  );
}
