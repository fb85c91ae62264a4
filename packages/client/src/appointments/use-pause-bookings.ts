import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { facilityKeys } from '../facilities/queries.ts';

/** Mutation that pauses bookings by pet owners for some minutes; 0 ends the pause. */
export function usePauseBookings(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (minutes: 0 | 30 | 60 | 120 | 240) =>
      api.pauseBookings({ body: { facilityId, minutes } }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: facilityKeys.configuration(facilityId) }),
  });
}
