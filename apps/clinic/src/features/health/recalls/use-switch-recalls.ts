import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { recallsKey } from '@zampa/client/health/recall-queries';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

/** Switches the clinic's recalls on, with the preview of the message that was read, or off. */
export function useSwitchRecalls(onDone: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { id: facilityId } = useFacility();
  return useMutation({
    mutationFn: (change: { readonly enabled: boolean; readonly preview?: string }) =>
      api.updateRecallSettings({ body: { ...change, facilityId } }),
    onSuccess: onDone,
    // After STALE, the message is read as it is now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: recallsKey(facilityId) }),
  });
}
