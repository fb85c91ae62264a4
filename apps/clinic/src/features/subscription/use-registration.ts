import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityQuery } from '@zampa/client/facilities/queries';
import { refreshPlanState } from '@zampa/client/subscription/keys';
import { useEffect } from 'react';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Has the server ask the provider at once, where the browser comes back from having paid: no message has to arrive. */
export function useRegistration(hasPaid: boolean) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { id: facilityId } = useFacility();
  const { mutate, ...registration } = useMutation({
    mutationFn: async () => {
      const known = await queryClient.fetchQuery(facilityQuery(api, facilityId));
      const ChargebeeCustomerId = known.ChargebeeCustomerId ?? `fac_${facilityId}`;
      return api.send('POST /facilities/subscribe', { body: { ChargebeeCustomerId, facilityId } });
    },
    onSettled: () => refreshPlanState(queryClient),
  });
  useEffect(() => {
    if (hasPaid) mutate();
  }, [hasPaid, mutate]);
  return registration;
}
