import '@zampa/i18n/english/facilities';
import '@zampa/i18n/english/facility-data';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityQuery } from '@zampa/client/facilities/queries';
import type { Facility } from '@zampa/contract/facilities/objects';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { streetText } from '@zampa/domain/facilities/street';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './FacilityData.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** What a clinic says of itself, for those of its staff who do not change it. */
export function FacilityFacts() {
  const { id: facilityId } = useFacility();
  const query = useQuery(facilityQuery(useApi(), facilityId));
  return (
    <QueryStates query={query} shape="rows" count={4}>
      {(facility) => <Facts facility={facility} />}
    </QueryStates>
  );
}

function Facts({ facility }: { facility: Facility }) {
  const { t } = useTranslation();
  const street = streetText(facility);
  const place = [facility.postcode, facility.city].filter(Boolean).join(' ');
  const facts = [
    { label: t('facility-data:fields.name'), value: facility.name },
    { label: t('facility-data:address'), value: [street, place].filter(Boolean).join(', ') },
    { label: t('facility-data:fields.phone'), value: facility.phone },
    { label: t('facility-data:fields.mobile'), value: facility.mobile },
    { label: t('facility-data:fields.email'), value: facility.email },
    { label: t('facility-data:fields.website'), value: facility.website },
  ].filter(({ value }) => value);
  return (
    <div className={styles['facts']}>
      <p>{t('facility-data:readOnly')}</p>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
