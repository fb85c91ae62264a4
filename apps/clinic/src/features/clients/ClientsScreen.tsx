import { Button } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconSearch, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { LoadMore } from '@zampa/shared-screens/states/LoadMore.tsx';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ClientCards } from './ClientCards.tsx';
import { ClientDrawer } from './ClientDrawer.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import styles from './ClientsScreen.module.css';
import { ClientTable } from './ClientTable.tsx';
import { clientQueries } from './queries.ts';
import type { ClientsSearch } from './search.ts';

export interface ClientsScreenProps {
  facility: StaffFacility;
  search: ClientsSearch;
  onSearch: (search: ClientsSearch, how: { replace: boolean }) => void;
  /** The code and its QR: the way in, shown while nobody has come in yet. */
  howToJoin: ReactNode;
}

/** The active clients of a facility: search as you type, and a card for each. */
export function ClientsScreen({ facility, search, onSearch, howToJoin }: ClientsScreenProps) {
  const { t } = useTranslation();
  const searchSoon = useDebouncedCallback((text: string) => {
    onSearch(text.trim() ? { search: text } : {}, { replace: true });
  }, 250);
  return (
    <div className={styles['screen']}>
      <div className={styles['bar']}>
        <ClientSearch initial={search.search ?? ''} onChange={searchSoon} />
        <Button
          leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/workspace/facilities/code" {...props} />}
        >
          {t('clients:invite')}
        </Button>
      </div>
      <ClientList facility={facility} search={search} howToJoin={howToJoin} />
      <ClientDrawer
        facility={facility}
        familyId={search.client ?? null}
        onClose={() => onSearch(search.search ? { search: search.search } : {}, { replace: false })}
      />
    </div>
  );
}

type ClientListProps = Pick<ClientsScreenProps, 'facility' | 'search' | 'howToJoin'>;

function ClientList({ facility, search, howToJoin }: ClientListProps) {
  const { t } = useTranslation();
  const text = search.search?.trim() ?? '';
  const query = useInfiniteQuery(clientQueries.active(useApi(), facility.id, text));
  const narrow = useMediaQuery('(max-width: 61.99em)');
  const List = narrow ? ClientCards : ClientTable;
  return (
    <QueryStates query={query} shape="rows" count={8}>
      {({ pages }) => {
        const clients = pages.flatMap(({ items }) => items);
        if (clients.length === 0) return <NoClients text={text} howToJoin={howToJoin} />;
        const total = pages[0]?.total ?? clients.length;
        return (
          <>
            <List clients={clients} facility={facility} search={search} />
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

function NoClients({ text, howToJoin }: { text: string; howToJoin: ReactNode }) {
  const { t } = useTranslation();
  if (text)
    return (
      <EmptyState picture={<IconSearch size={32} />} title={t('clients:search.nothing', { text })}>
        {t('clients:search.nothingWhy')}
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
