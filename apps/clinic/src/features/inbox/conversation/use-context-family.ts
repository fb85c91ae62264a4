import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { familyQuery } from '@zampa/client/clients/family-query';
import { petDueQuery } from '@zampa/client/health/pet-queries';
import { petAttributesQuery } from '@zampa/client/pets/pet-attributes';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { weightHistoryQuery } from '@zampa/shared-screens/pets/weight-history-query';
import { isFirstLoad } from '@zampa/shared-screens/states/is-first-load';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/**
 * Loads the family of a request. It counts as loading until the due items and weights of its pets are loaded too: the
 * context then appears in one step, without a layout shift.
 */
export function useContextFamily({ family: { id }, pets }: Conversation) {
  const api = useApi();
  const facility = useFacility();
  const family = useQuery(familyQuery(api, id, facility.id));
  const attributes = useQuery(petAttributesQuery(api));
  const shared = pets.filter((pet) => family.data?.Pets.some((each) => each.id === pet.id));
  const areDueItemsLoading = useQueries({
    queries: shared.map((pet) => petDueQuery(api, { petId: pet.id, facilityId: facility.id })),
    combine: (results) => results.some(isFirstLoad),
  });
  const areWeightsLoading = useQueries({
    queries: shared
      .filter(({ weight }) => weight !== null)
      .map((pet) => weightHistoryQuery(api, pet)),
    combine: (results) => results.some(isFirstLoad),
  });
  const { error, fetchStatus, refetch } = family;
  const isLoading =
    family.isLoading || isFirstLoad(attributes) || areDueItemsLoading || areWeightsLoading;
  return {
    data: isLoading ? undefined : family.data,
    isError: family.isError && !isLoading,
    error: isLoading ? null : error,
    // A family that waits for its pets is not offline.
    fetchStatus: isLoading ? 'fetching' : fetchStatus,
    isLoading,
    refetch,
  } as const;
}
