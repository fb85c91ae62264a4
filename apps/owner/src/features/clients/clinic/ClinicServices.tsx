import { Link } from '@tanstack/react-router';
import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import type { Service } from '@zampa/contract/facilities/objects';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useServiceName } from '@zampa/shared-screens/services/use-service-name';
import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { List } from '@zampa/ui/kit/List.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { canAsk } from '../can-ask.ts';
import styles from './clinic.module.css';

export interface ClinicServicesProps {
  clinic: JoinedClinic;
  services: readonly Service[];
}

/** The services of a clinic with their prices; each begins a request, where the clinic accepts requests. */
export function ClinicServices({ clinic, services }: ClinicServicesProps) {
  const { t } = useTranslation();
  if (services.length === 0) return null;
  return (
    <Section title={t('clients:clinics.page.services')}>
      <List>
        {services.map((service) => (
          <li key={service.id} className={canAsk(clinic) ? styles['linked'] : undefined}>
            {canAsk(clinic) ? (
              <Link
                to="/workspace/ask"
                search={{ clinic: clinic.id, service: service.id }}
                className={styles['service']}
              >
                <ServiceText service={service} />
                <IconChevronRight size={20} aria-hidden="true" />
              </Link>
            ) : (
              <span className={styles['service']}>
                <ServiceText service={service} />
              </span>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}

function ServiceText({ service }: { service: Service }) {
  const { t } = useTranslation();
  const money = useMoney();
  const serviceName = useServiceName();
  const { price, currency } = service;
  return (
    <>
      <Text as="span" weight="600" className={styles['serviceName'] ?? ''}>
        <bdi>{serviceName(service)}</bdi>
      </Text>
      <Text as="span" tone="muted">
        {price > 0
          ? money(price, currency === 'USD' ? 'USD' : 'EUR')
          : t('clients:clinics.page.free')}
      </Text>
    </>
  );
}
