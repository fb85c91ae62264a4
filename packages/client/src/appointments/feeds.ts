import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { feedKeys } from './keys.ts';

/** Reads the calendars that somebody subscribes to; their addresses are shown once, when they are made. */
export const feedsQuery = (api: Api) =>
  queryOptions({
    queryKey: feedKeys.all,
    queryFn: ({ signal }) => api.send('GET /calendar/feeds', { signal }),
  });

/**
 * Makes a calendar to subscribe to; an earlier one of the same kind ends.
 *
 * @param facilityId of the work of a member of its staff; without it the calendar is that of the own family
 */
export function useCreateFeed(facilityId?: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (hideDetails: boolean) =>
      api.send('POST /calendar/feeds', {
        body: { hideDetails, ...(facilityId && { facilityId }) },
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: feedKeys.all }),
  });
}

/** Ends a calendar for everybody who subscribes to it. */
export function useRevokeFeed() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (id: string) => api.send('DELETE /calendar/feeds', { query: { id } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: feedKeys.all }),
  });
}
