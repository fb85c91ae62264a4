import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { CLIENT_TABS } from '@zampa/domain/clients/relationship';
import { useTranslation } from '@zampa/i18n/use-translation';
import tabs from '@zampa/ui/navigation/tabs.module.css';
import styles from './ClientTabs.module.css';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { clientQueries } from '../queries.ts';
import type { ClientsSearch } from './search.ts';

export interface ClientTabsProps {
  search: ClientsSearch;
}

/** Shows the seven lists with how many stand in each; every list is an address of its own. */
export function ClientTabs({ search }: ClientTabsProps) {
  const facility = useFacility();
  const { t } = useTranslation();
  const { data: counts } = useQuery(clientQueries.counts(useApi(), facility.id));
  const { tab: shown = 'all', client: _closed, ...rest } = search;
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
    <nav aria-label={t('clients:tabs.label')} className={`${tabs['tabs']} ${styles['tabs']}`}>
      {CLIENT_TABS.map((tab) => (
        <Link
          key={tab}
          to="/workspace/clients"
          search={{ ...rest, ...(tab !== 'all' && { tab }) }}
          className={tabs['tab']}
          // The list of all has no search of its own, which every other list would seem to be a part of.
          activeOptions={{ exact: true }}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {names[tab]}
          {counts && <span className={styles['count']}>{counts[tab]}</span>}
        </Link>
      ))}
    </nav>
  );
}
