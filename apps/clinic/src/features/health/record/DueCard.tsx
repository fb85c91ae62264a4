import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petDueQuery } from '@zampa/client/health/pet-queries';
import type { Pet } from '@zampa/contract/pets/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import { DueList } from '../prevention/DueList.tsx';
import { RecordCard } from './RecordCard.tsx';

/** The due items of a pet by the clinic's protocols. */
export function DueCard({ pet }: { pet: Pet }) {
  const { t } = useTranslation();
  const facility = useFacility();
  const query = useQuery(petDueQuery(useApi(), { petId: pet.id, facilityId: facility.id }));
  return (
    <RecordCard title={t('health:due.title')} query={query} empty={t('health:clinic.due.none')}>
      {(items) => <DueList items={items} petId={pet.id} />}
    </RecordCard>
  );
}
