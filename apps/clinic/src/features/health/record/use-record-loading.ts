import { useQueries } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { clientQuery } from '@zampa/client/clients/client-query';
import {
  documentsQuery,
  notesQuery,
  petDueQuery,
  petTherapiesQuery,
  prescriptionsQuery,
  problemsQuery,
  vaccinationsQuery,
  weightsQuery,
} from '@zampa/client/health/pet-queries';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import type { Pet } from '@zampa/contract/pets/objects';
import { weightHistoryQuery } from '@zampa/shared-screens/pets/weight-history-query';
import { isFirstLoad, type QueryLoading } from '@zampa/shared-screens/states/is-first-load';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

const isAnyLoading = (results: readonly QueryLoading[]) => results.some(isFirstLoad);

/**
 * Starts all queries of a pet's record in parallel. Returns whether those of the header, and those of the cards, are
 * loading: each of the two then appears in one step, without a layout shift.
 */
export function useRecordLoading(pet: Pet, readsHealth: boolean) {
  const api = useApi();
  const { id: facilityId } = useFacility();
  const place = { petId: pet.id, facilityId };
  const isHeaderLoading = useQueries({
    queries: [
      petAttributesQuery(api),
      clientQuery(api, facilityId, pet.FamilyId),
      petDueQuery(api, place),
    ],
    combine: isAnyLoading,
  });
  const areCardsLoading = useQueries({
    queries: [
      vaccinationsQuery(api, pet.id),
      weightsQuery(api, pet.id),
      weightHistoryQuery(api, pet),
      documentsQuery(api, pet.id),
      { ...notesQuery(api, place), enabled: readsHealth },
      { ...problemsQuery(api, pet.id), enabled: readsHealth },
      { ...prescriptionsQuery(api, pet.id), enabled: readsHealth },
      { ...petTherapiesQuery(api, pet.id), enabled: readsHealth },
    ],
    combine: isAnyLoading,
  });
  return { isHeaderLoading, areCardsLoading };
}
