import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@zampa/ui/icons/IconSearch';
import { IconUsers } from '@zampa/ui/icons/IconUsers';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffRoleOf } from '@zampa/domain/people/roles';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ClientCards } from './ClientCards.tsx';
import styles from './ClientsScreen.module.css';
import { ClientTable } from './ClientTable.tsx';
import { clientQueries } from '../queries.ts';
import type { ClientsSearch } from './search.ts';
import { useClientSelection } from './selection.ts';

export interface ClientListProps {
  search: ClientsSearch;
  /** The clinic's code and QR code, shown while there are no clients. */
  howToJoin: ReactNode;
}

/** Shows a list of clients with pagination and bulk selection. */
export function ClientList({ search, howToJoin }: ClientListProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const query = useInfiniteQuery(clientQueries.list(useApi(), facility.id, search));
  const selection = useClientSelection();
  const narrow = useMediaQuery('(max-width: 61.99em)');
  const List = narrow ? ClientCards : ClientTable;
  return (
    <QueryStates query={query} shape="rows" count={8}>
      {({ pages }) => {
        const clients = pages.flatMap(({ items }) => items);
        if (clients.length === 0) return <NoClients search={search} howToJoin={howToJoin} />;
        const total = pages[0]?.total ?? clients.length;
        return (
          <>
            <BulkBar
              clients={clients.filter(({ id }) => selection.chosen.has(id))}
              onDone={() => selection.chooseOnly([])}
            />
            <List clients={clients} search={search} selection={selection} />
            <div className={styles['foot']}>
              <span role="status">{t('clients:shown', { shown: clients.length, total })}</span>
              <LoadMore query={query} />
            </div>
          </>
        );
      }}
    </QueryStates>
  );
}

function NoClients({ search, howToJoin }: { search: ClientsSearch; howToJoin: ReactNode }) {
  const { t } = useTranslation();
  const { idRole } = useFacility();
  const text = search.search?.trim();
  if (text)
    return (
      <EmptyState picture={<IconSearch size={32} />} title={t('clients:search.nothing', { text })}>
        {t('clients:search.nothingWhy')}
      </EmptyState>
    );
  if (search.due)
    return (
      <EmptyState picture={<IconUsers size={32} />} title={t('clients:empty.due')}>
        {t('clients:empty.dueWhy')}
      </EmptyState>
    );
  if (search.tab)
    return (
      <EmptyState picture={<IconUsers size={32} />} title={t('clients:empty.tab')}>
        {t('clients:empty.tabWhy')}
      </EmptyState>
    );
  if (staffRoleOf(idRole) === 'consultant')
    return (
      <EmptyState picture={<IconUsers size={32} />} title={t('clients:empty.assigned')}>
        {t('clients:empty.assignedWhy')}
      </EmptyState>
    );
  return (
    <EmptyState
      picture={<IconUsers size={32} />}
      title={t('clients:empty.title')}
      action={howToJoin}
    >
      {t('clients:empty.why')}
    </EmptyState>
  );
}
