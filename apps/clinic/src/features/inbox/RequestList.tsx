import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconFilter } from '@zampa/ui/icons/IconFilter';
import { IconInbox } from '@zampa/ui/icons/IconInbox';
import { IconSearch } from '@zampa/ui/icons/IconSearch';
import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import type { ListFilter } from '@zampa/client/inbox/search-body';
import { useConversations } from '@zampa/client/inbox/use-requests';
import { useMe } from '@zampa/client/session/use-me';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { isFirstLoad } from '@zampa/shared-screens/states/is-first-load';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { activeFilters, toListFilter, withFilters } from './filter.ts';
import styles from './RequestList.module.css';
import { RequestRow } from './RequestRow.tsx';
import type { RequestsSearch } from './search.ts';

/** Scroll restoration id of the list. */
export const REQUESTS_SCROLLER = 'requests';

export interface RequestListProps {
  search: RequestsSearch;
}

/** Lists requests, urgent ones first, then the latest change; loads the next page near the end. */
export function RequestList({ search }: RequestListProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const me = useMe().id;
  const filterContext = { facilityId: facility.id, timezone: facility.timezone, me };
  const filter = toListFilter(search, filterContext);
  const { conversations, ...query } = useConversations(filter);
  const { urgent, isLoading } = useUrgentRequests(search, filter);
  const others = conversations.filter(({ id }) => urgent.every((each) => each.id !== id));
  return (
    <div className={styles['scroller']} data-scroll-restoration-id={REQUESTS_SCROLLER}>
      {/* Waits for the urgent requests, which would push the list down. */}
      <QueryStates query={isLoading ? { ...query, data: undefined } : query} shape="rows" count={6}>
        {() => (
          <>
            {conversations.length === 0 && <NoRequests search={search} />}
            {urgent.length > 0 && (
              <>
                <h2 className={styles['head']}>{t('inbox:lists.urgent')}</h2>
                <RequestRows conversations={urgent} search={search} />
                {others.length > 0 && <h2 className={styles['head']}>{t('inbox:lists.latest')}</h2>}
              </>
            )}
            <RequestRows conversations={others} search={search} />
            <LoadMore query={query} />
          </>
        )}
      </QueryStates>
    </div>
  );
}

/**
 * Returns the urgent requests of a list, which are pinned above the others whatever page they are on. Empty for
 * completed requests, and where the user searches or filters by priority.
 */
function useUrgentRequests(
  { list, text, priority, status }: RequestsSearch,
  filter: ListFilter,
): { readonly urgent: readonly ListedConversation[]; readonly isLoading: boolean } {
  const isPinned = list !== 'completed' && !text && !priority && !status;
  const query = useConversations({ ...filter, priorities: ['HIGH'] }, isPinned);
  const urgent = query.conversations.filter(({ payload }) => payload.priority === 'HIGH');
  return {
    urgent: isPinned ? urgent : [],
    isLoading: isFirstLoad(query),
  };
}

interface RequestRowsProps extends RequestListProps {
  conversations: readonly ListedConversation[];
}

function RequestRows({ conversations, search }: RequestRowsProps) {
  return (
    <ul className={styles['rows']}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <RequestRow conversation={conversation} search={search} />
        </li>
      ))}
    </ul>
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
      <EmptyState
        picture={<IconFilter size={28} />}
        title={t('inbox:filter.nothing')}
        action={
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/workspace/requests" search={withFilters(search, {})} {...props} />
            )}
          >
            {t('inbox:filter.clear')}
          </Button>
        }
      >
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
