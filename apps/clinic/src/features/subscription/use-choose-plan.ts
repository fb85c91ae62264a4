import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { refreshPlanState } from '@zampa/client/subscription/keys';
import type { PlanId } from '@zampa/domain/subscription/plans';
import { useFacility } from '../../facility/FacilityProvider.tsx';

/** Returns a mutation that chooses a plan; a paid plan continues on the provider's checkout page. */
export function useChoosePlan(goHome: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { id: facilityId } = useFacility();
  return useMutation({
    mutationFn: (planId: PlanId) => api.createCheckout({ body: { facilityId, planId } }),
    onSuccess: ({ url }) => {
      refreshPlanState(queryClient);
      const isHere = new URL(url).pathname === '/workspace/subscription';
      if (isHere) goHome();
      else window.location.assign(url);
    },
  });
}

/** Returns a mutation that opens the provider's portal for the subscription. */
export function useOpenPortal() {
  const api = useApi();
  const { id: facilityId } = useFacility();
  return useMutation({
    mutationFn: () => api.createPortalSession({ body: { facilityId } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
