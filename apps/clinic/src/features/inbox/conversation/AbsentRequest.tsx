import '@zampa/i18n/english/inbox-opened';
import { IconMessageOff } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import type { ReactNode } from 'react';
import type { RequestsSearch } from '../search.ts';
import styles from '../RequestsScreen.module.css';
import { BackToRequests } from './BackToRequests.tsx';

export interface AbsentRequestProps {
  search: RequestsSearch;
  isGone: boolean;
  /** What is said where it could not be loaded. */
  children: ReactNode;
}

/** Shows that what was to be opened is not there, with the way back to the list. */
export function AbsentRequest({ search, isGone, children }: AbsentRequestProps) {
  return (
    <div className={styles['absent']}>
      <BackToRequests search={search} />
      {isGone ? <Gone /> : children}
    </div>
  );
}

function Gone() {
  const { t } = useTranslation();
  return (
    <div className={styles['choose']}>
      <EmptyState picture={<IconMessageOff size={32} />} title={t('inbox-opened:gone')}>
        {t('inbox-opened:goneWhy')}
      </EmptyState>
    </div>
  );
}
