import '@zampa/i18n/english/services';
import '@zampa/i18n/english/services-setup';
import { Button } from '@mantine/core';
import { IconPlus } from '@zampa/ui/icons/IconPlus';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { staffQuery } from '@zampa/client/facilities/staff-query';
import { configurationQuery } from '@zampa/client/facilities/queries';
import { SERVICE_TYPE_IDS } from '@zampa/domain/services/service-types';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import { ServiceDrawer } from './ServiceDrawer.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import { performersText } from './performers-text.ts';
import styles from './services.module.css';

export interface ServicesScreenProps {
  /** Open drawer: id of a service, or `new`. */
  chosen: string | undefined;
  onChoose: (service: string | undefined) => void;
}

/** Lists the services of the clinic by type, with price, duration and whether they are offered. */
export function ServicesScreen({ chosen, onChoose }: ServicesScreenProps) {
  const facility = useFacility();
  const canEdit = useIsAdmin();
  const { t } = useTranslation();
  // Always refetched, because payments are set up on another screen.
  const query = useQuery({ ...configurationQuery(useApi(), facility.id), staleTime: 0 });
  const { data: staff } = useQuery(staffQuery(useApi(), facility.id));
  return (
    <div className={styles['screen']}>
      <Row as="header" gap="12" justify="between">
        <p className={styles['lead']}>{t('services:setup.lead')}</p>
        {canEdit && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => onChoose('new')}
          >
            {t('services:setup.add')}
          </Button>
        )}
      </Row>
      <QueryStates query={query} shape="rows" count={4}>
        {({ services, payments }) => (
          <>
            {services.some(({ enabled }) => enabled) || (
              <Callout tone="ask">{t('services:setup.noneEnabled')}</Callout>
            )}
            <p className={styles['head']} aria-hidden="true">
              {t('services:setup.offered')}
            </p>
            <ul className={styles['rows']}>
              {SERVICE_TYPE_IDS.flatMap((type) =>
                services.filter(({ ServiceTypeId }) => ServiceTypeId === type),
              ).map((service) => (
                <li key={service.id}>
                  <ServiceRow
                    service={service}
                    paymentsReady={payments.status === 'READY'}
                    performers={staff && performersText(t, staff, service.id)}
                    canEdit={canEdit}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
            {canEdit && (
              <ServiceDrawer
                services={services}
                paymentsReady={payments.status === 'READY'}
                chosen={chosen}
                onClose={() => onChoose(undefined)}
              />
            )}
          </>
        )}
      </QueryStates>
    </div>
  );
}
