import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { CLIENT_TABS } from '@zampa/domain/clients/relationship';
import { useTranslation } from '@zampa/i18n/use-translation';
import tabs from '@zampa/ui/navigation/tabs.module.css';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './ClientTabs.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { clientQueries } from '../queries.ts';
import type { ClientsSearch } from './search.ts';

export interface ClientTabsProps {
  search: ClientsSearch;
}

/** Shows the seven lists as tabs with counts. Each list has its own URL. */
export function ClientTabs({ search }: ClientTabsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data: counts } = useQuery(clientQueries.counts(useApi(), facility.id));
  const { tab: selectedTab = 'all', client: _closed, ...rest } = search;
  const names = {
    all: t('clients:tabs.all'),
    active: t('clients:tabs.active'),
    waiting: t('clients:tabs.waiting'),
    'to-invite': t('clients:tabs.toInvite'),
    disabled: t('clients:tabs.disabled'),
    ignored: t('clients:tabs.ignored'),
    linked: t('clients:tabs.linked'),
  };
  return (
    <>
      <nav aria-label={t('clients:tabs.label')} className={`${tabs['tabs']} ${styles['tabs']}`}>
        {CLIENT_TABS.map((tab) => (
          <Link
            key={tab}
            to="/workspace/clients"
            search={{ ...rest, ...(tab !== 'all' && { tab }) }}
            className={tabs['tab']}
            // The URL of the "All" list has no search parameters and would otherwise match every tab.
            activeOptions={{ exact: true }}
            aria-current={tab === selectedTab ? 'page' : undefined}
          >
            {names[tab]}
            {counts && <span className={styles['count']}>{counts[tab]}</span>}
          </Link>
        ))}
      </nav>
      {selectedTab === 'linked' && (
        <Text tone="muted" size="small">
          {t('clients:tabs.linkedWhy')}
        </Text>
      )}
    </>
  );
}
