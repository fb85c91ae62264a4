import { IconInbox, IconSearch } from '@tabler/icons-react';
import { useConversations } from '@zampa/client/conversations/use-conversation';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './RequestList.module.css';
import { RequestRow } from './RequestRow.tsx';
import { type RequestsSearch, statusOfList } from './search.ts';

export interface RequestListProps {
  facility: StaffFacility;
  search: RequestsSearch;
}

/** One of the three lists, newest first; the next page comes as its end comes into view. */
export function RequestList({ facility, search }: RequestListProps) {
  const { list = 'to-manage', text } = search;
  const { conversations, ...query } = useConversations({
    facilityId: facility.id,
    statuses: [statusOfList(list)],
    ...(text && { text }),
  });
  return (
    <div className={styles['scroller']}>
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

function NoRequests({ search: { list = 'to-manage', text } }: Pick<RequestListProps, 'search'>) {
  const { t } = useTranslation();
  if (text)
    return (
      <EmptyState picture={<IconSearch size={28} />} title={t('requests:search.nothing', { text })}>
        {t('requests:search.nothingWhy')}
      </EmptyState>
    );
  const words = {
    'to-manage': [t('requests:empty.toManage'), t('requests:empty.toManageWhy')],
    'in-progress': [t('requests:empty.inProgress'), t('requests:empty.inProgressWhy')],
    completed: [t('requests:empty.completed'), t('requests:empty.completedWhy')],
  } as const;
  const [title, why] = words[list];
  return (
    <EmptyState picture={<IconInbox size={28} />} title={title}>
      {why}
    </EmptyState>
  );
}
