import type { Service } from '@zampa/contract/facilities/objects';
import type { ServiceTypeId } from '@zampa/domain/services/service-types';
import { useHeadingLevel } from '@zampa/ui/kit/heading-level';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ServiceRow } from './ServiceRow.tsx';
import { serviceTypeText } from '@zampa/shared-screens/services/service-name';
import styles from './services.module.css';

export interface ServiceGroupProps {
  type: ServiceTypeId;
  services: readonly Service[];
  paymentsReady: boolean;
  canEdit: boolean;
  onChoose: (service: string) => void;
}

/** Lists the services of one type. */
export function ServiceGroup({ type, services, ...row }: ServiceGroupProps) {
  const { t } = useTranslation();
  const name = `services-${type}`;
  const level = useHeadingLevel();
  if (services.length === 0) return null;
  return (
    <section aria-labelledby={name} className={styles['group']}>
      <Title as={level} id={name} size="small" tone="muted">
        {serviceTypeText(t, type)}
      </Title>
      <ul className={styles['rows']}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceRow service={service} {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
