import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityQuery } from '@zampa/client/facilities/queries';
import { refreshPlanState } from '@zampa/client/subscription/keys';
import { useEffect } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/**
 * Synchronizes the subscription with the provider when the user returns from the checkout page, without waiting for
 * the webhook.
 */
export function useSyncAfterCheckout(hasPaid: boolean) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { id: facilityId } = useFacility();
  const { mutate, ...registration } = useMutation({
    mutationFn: async () => {
      const facility = await queryClient.fetchQuery(facilityQuery(api, facilityId));
      const ChargebeeCustomerId = facility.ChargebeeCustomerId ?? `fac_${facilityId}`;
      return api.subscribeFacility({ body: { ChargebeeCustomerId, facilityId } });
    },
    onSettled: () => refreshPlanState(queryClient),
  });
  useEffect(() => {
    if (hasPaid) mutate();
  }, [hasPaid, mutate]);
  return registration;
}
