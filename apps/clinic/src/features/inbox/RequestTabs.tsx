import { Link } from '@tanstack/react-router';
import { diaryPartOf } from '@zampa/client/inbox/diary-part';
import { useRequestCounts } from '@zampa/client/inbox/use-requests';
import { REQUEST_LISTS } from '@zampa/domain/inbox/request-lists';
import { useTranslation } from '@zampa/i18n/use-translation';
import tabs from '@zampa/ui/navigation/tabs.module.css';
import { countText } from '@zampa/ui/chips/count-text';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './RequestTabs.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { withList } from './filter.ts';
import type { RequestsSearch } from './search.ts';

/** Requests awaiting payment have a filter link instead of a tab. */
const TABS = REQUEST_LISTS.filter((list) => list !== 'awaiting-payment');

export interface RequestTabsProps {
  search: RequestsSearch;
}

/**
 * Tabs for the lists of requests, each with its own address and the number of requests that need an action from
 * the clinic. The open conversation stays open.
 */
export function RequestTabs({ search }: RequestTabsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const counts = useRequestCounts(facility.id);
  // No tab is active while a status filter or the diary replaces the lists.
  const activeList = search.status || diaryPartOf(search) ? null : (search.list ?? 'to-manage');
  const names = {
    'to-manage': t('inbox:lists.toManage'),
    'in-progress': t('inbox:lists.inProgress'),
    visits: t('inbox:lists.visits'),
    completed: t('inbox:lists.completed'),
  };
  const badgeCounts = {
    'to-manage': counts?.new ?? 0,
    'in-progress': counts?.inProgressWaiting ?? 0,
    visits: counts?.visitsWaiting ?? 0,
    completed: 0,
  };
  return (
    <nav aria-label={t('inbox:lists.label')} className={`${tabs['tabs']} ${styles['tabs']}`}>
      {TABS.map((each) => (
        <Link
          key={each}
          to="/workspace/requests"
          search={withList(search, each)}
          className={tabs['tab']}
          aria-current={each === activeList ? 'page' : undefined}
        >
          {names[each]}
          {badgeCounts[each] > 0 && (
            <Text as="span" size="caption" tone="apricot" weight="600">
              <span aria-hidden="true">{countText(badgeCounts[each])}</span>
              <span className="z-visually-hidden">
                {t('common:words.waiting', { count: badgeCounts[each] })}
              </span>
            </Text>
          )}
        </Link>
      ))}
    </nav>
  );
}
