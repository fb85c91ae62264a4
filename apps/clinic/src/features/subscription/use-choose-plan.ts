import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { refreshPlanState } from '@zampa/client/subscription/keys';
import type { PlanId } from '@zampa/domain/subscription/plans';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Chooses a plan: what is paid for is paid for on the provider's page, to which the browser goes. */
export function useChoosePlan(goHome: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { id: facilityId } = useFacility();
  return useMutation({
    mutationFn: (planId: PlanId) =>
      api.send('POST /subscription/checkout', { body: { facilityId, planId } }),
    onSuccess: ({ url }) => {
      refreshPlanState(queryClient);
      const isHere = new URL(url).pathname === '/workspace/subscription';
      if (isHere) goHome();
      else window.location.assign(url);
    },
  });
}

/** Leads to the provider's page of the subscription. */
export function useOpenPortal() {
  const api = useApi();
  const { id: facilityId } = useFacility();
  return useMutation({
    mutationFn: () => api.send('POST /subscription/portal', { body: { facilityId } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
