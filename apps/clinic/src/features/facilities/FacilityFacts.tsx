import '@zampa/i18n/english/facilities';
import '@zampa/i18n/english/facilities-data';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityQuery } from '@zampa/client/facilities/queries';
import type { Facility } from '@zampa/contract/facilities/objects';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { streetText } from '@zampa/domain/facilities/street';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Fact, Facts } from '@zampa/ui/kit/Facts.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './FacilityData.module.css';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Shows the data of a clinic read-only, to staff who are not admins. */
export function FacilityFacts() {
  const { id: facilityId } = useFacility();
  const query = useQuery(facilityQuery(useApi(), facilityId));
  return (
    <QueryStates query={query} shape="rows" count={4}>
      {(facility) => <FacilityFactList facility={facility} />}
    </QueryStates>
  );
}

function FacilityFactList({ facility }: { facility: Facility }) {
  const { t } = useTranslation();
  const street = streetText(facility);
  const place = [facility.postcode, facility.city].filter(Boolean).join(' ');
  const facts = [
    { label: t('facilities:data.fields.name'), value: facility.name },
    { label: t('facilities:data.address'), value: [street, place].filter(Boolean).join(', ') },
    { label: t('facilities:data.fields.phone'), value: facility.phone },
    { label: t('facilities:data.fields.mobile'), value: facility.mobile },
    { label: t('facilities:data.fields.email'), value: facility.email },
    { label: t('facilities:data.fields.website'), value: facility.website },
  ].filter(({ value }) => value);
  return (
    <Stack className={styles['facts'] ?? ''}>
      <Text tone="muted">{t('facilities:data.readOnly')}</Text>
      <Facts look="list">
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Stack>
  );
}
