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
import { inList } from './filter.ts';
import type { RequestsSearch } from './search.ts';

/** What waits for its payment is a filter beside them. */
const TABS = REQUEST_LISTS.filter((list) => list !== 'awaiting-payment');

export interface RequestTabsProps {
  search: RequestsSearch;
}

/** Shows the lists; each is an address of its own. The open conversation stays open. */
export function RequestTabs({ search }: RequestTabsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const counts = useRequestCounts(facility.id);
  // A state that is asked for by name, and the diary, which has none, stand in the place of the lists.
  const shown = search.status || diaryPartOf(search) ? null : (search.list ?? 'to-manage');
  const names = {
    'to-manage': t('inbox:lists.toManage'),
    'in-progress': t('inbox:lists.inProgress'),
    visits: t('inbox:lists.visits'),
    completed: t('inbox:lists.completed'),
  };
  const waiting = {
    'to-manage': counts?.new ?? 0,
    'in-progress': counts?.unread ?? 0,
    visits: counts?.visitsUnread ?? 0,
    completed: 0,
  };
  return (
    <nav aria-label={t('inbox:lists.label')} className={`${tabs['tabs']} ${styles['tabs']}`}>
      {TABS.map((each) => (
        <Link
          key={each}
          to="/workspace/requests"
          search={inList(search, each)}
          className={tabs['tab']}
          aria-current={each === shown ? 'page' : undefined}
        >
          {names[each]}
          {waiting[each] > 0 && (
            <Text as="span" size="caption" tone="apricot" weight="600">
              {countText(waiting[each])}
            </Text>
          )}
        </Link>
      ))}
    </nav>
  );
}
