import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '@zampa/client/api/call-types';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityKeys } from '@zampa/client/facilities/queries';
import { useSaveStaffFacility } from '@zampa/client/facilities/use-save-staff-facility';

type Change = Omit<CallBody<'updateOnboarding'>, 'id'>;

/**
 * Returns a mutation that marks steps as completed or starts the trial. It resolves once the checklist is
 * refetched.
 */
export function useChangeOnboarding(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const saveStaffFacility = useSaveStaffFacility();
  return useMutation({
    mutationFn: (change: Change) => api.updateOnboarding({ body: { id: facilityId, ...change } }),
    onSuccess: async (facility) => {
      saveStaffFacility(facility);
      await queryClient.invalidateQueries({ queryKey: facilityKeys.completion(facilityId) });
    },
  });
}
