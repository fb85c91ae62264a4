import { IconFilter } from '@zampa/ui/icons/IconFilter';
import { IconInbox } from '@zampa/ui/icons/IconInbox';
import { IconSearch } from '@zampa/ui/icons/IconSearch';
import { useConversations } from '@zampa/client/inbox/use-requests';
import { useMe } from '@zampa/client/session/use-me';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { toListFilter, activeFilters } from './filter.ts';
import styles from './RequestList.module.css';
import { RequestRow } from './RequestRow.tsx';
import type { RequestsSearch } from './search.ts';

/** Scroll restoration id of the list. */
export const REQUESTS_SCROLLER = 'requests';

export interface RequestListProps {
  search: RequestsSearch;
}

/** Lists requests, latest change first; loads the next page near the end. */
export function RequestList({ search }: RequestListProps) {
  const facility = useFacility();
  const me = useMe().id;
  const filterContext = { facilityId: facility.id, timezone: facility.timezone, me };
  const { conversations, ...query } = useConversations(toListFilter(search, filterContext));
  return (
    <div className={styles['scroller']} data-scroll-restoration-id={REQUESTS_SCROLLER}>
      <QueryStates query={query} shape="rows" count={6}>
        {() => (
          <>
            {conversations.length === 0 && <NoRequests search={search} />}
            <ul className={styles['rows']}>
              {conversations.map((conversation) => (
                <li key={conversation.id}>
                  <RequestRow conversation={conversation} search={search} />
                </li>
              ))}
            </ul>
            <LoadMore query={query} />
          </>
        )}
      </QueryStates>
    </div>
  );
}

function NoRequests({ search }: Pick<RequestListProps, 'search'>) {
  const { t } = useTranslation();
  const { list = 'to-manage', text } = search;
  if (text)
    return (
      <EmptyState picture={<IconSearch size={28} />} title={t('inbox:search.nothing', { text })}>
        {t('inbox:search.nothingWhy')}
      </EmptyState>
    );
  if (activeFilters(search).length > 0)
    return (
      <EmptyState picture={<IconFilter size={28} />} title={t('inbox:filter.nothing')}>
        {t('inbox:filter.nothingWhy')}
      </EmptyState>
    );
  const words = {
    'to-manage': [t('inbox:empty.toManage'), t('inbox:empty.toManageWhy')],
    'in-progress': [t('inbox:empty.inProgress'), t('inbox:empty.inProgressWhy')],
    visits: [t('inbox:empty.visits'), t('inbox:empty.visitsWhy')],
    'awaiting-payment': [t('inbox:empty.awaitingPayment'), t('inbox:empty.awaitingPaymentWhy')],
    completed: [t('inbox:empty.completed'), t('inbox:empty.completedWhy')],
  } as const;
  const [title, why] = words[list];
  return (
    <EmptyState picture={<IconInbox size={28} />} title={title}>
      {why}
    </EmptyState>
  );
}
