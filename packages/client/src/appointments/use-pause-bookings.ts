import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../ClientProvider.tsx';
import { facilityKeys } from '../facilities/queries.ts';

/** Offers pet owners no time for a while; 0 minutes ends it. */
export function usePauseBookings(facilityId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (minutes: 0 | 30 | 60 | 120 | 240) =>
      api.send('PUT /facilities/pause', { body: { facilityId, minutes } }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: facilityKeys.configuration(facilityId) }),
  });
}
