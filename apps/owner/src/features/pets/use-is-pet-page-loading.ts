import { useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import { familyTherapiesQuery } from '@zampa/client/health/family-therapies-query';
import { useDiaryTimeline } from '@zampa/client/inbox/use-diary-timeline';
import type { Pet } from '@zampa/contract/pets/objects';
import { weightHistoryQuery } from '@zampa/shared-screens/pets/weight-history-query';

/**
 * Returns whether any section of a pet's page loads for the first time. False for a section that failed or waits for
 * the connection, which says so itself.
 */
export function useIsPetPageLoading(pet: Pet): boolean {
  const api = useApi();
  const record = useQuery(petRecordQuery(api, pet.id));
  const therapies = useQuery(familyTherapiesQuery(api, pet.id));
  const weights = useQuery({ ...weightHistoryQuery(api, pet), enabled: pet.weight !== null });
  const timeline = useDiaryTimeline({ pets: [pet.id] });
  return [record, therapies, weights, timeline].some(
    ({ isLoading, failureCount }) => isLoading && failureCount === 0,
  );
}
