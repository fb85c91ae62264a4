import { Link } from '@tanstack/react-router';
import { useNewCount } from '@zampa/client/conversations/use-conversation';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './RequestTabs.module.css';
import { REQUEST_LISTS, type RequestsSearch } from './search.ts';

export interface RequestTabsProps {
  facility: StaffFacility;
  search: RequestsSearch;
}

/** The three lists; each is an address of its own. The open conversation stays open. */
export function RequestTabs({ facility, search }: RequestTabsProps) {
  const { t } = useTranslation();
  const count = useNewCount(facility.id);
  const { list: shown = 'to-manage', panel: _, ...rest } = search;
  const names = {
    'to-manage': t('requests:lists.toManage'),
    'in-progress': t('requests:lists.inProgress'),
    completed: t('requests:lists.completed'),
  };
  return (
    <nav aria-label={t('requests:lists.label')} className={styles['tabs']}>
      {REQUEST_LISTS.map((list) => (
        <Link
          key={list}
          to="/workspace/requests"
          search={{ ...rest, list }}
          className={styles['tab']}
          aria-current={list === shown ? 'page' : undefined}
        >
          {names[list]}
          {list === 'to-manage' && count > 0 && <span className={styles['count']}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
