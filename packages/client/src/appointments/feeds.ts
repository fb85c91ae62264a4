import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { feedKeys } from './keys.ts';

/** Query for the user's calendar feeds. Their addresses are shown only once, on creation. */
export const feedsQuery = (api: Api) =>
  queryOptions({
    queryKey: feedKeys.all,
    queryFn: ({ signal }) => api.readFeeds({ signal }),
  });

/**
 * Mutation that creates a calendar feed and revokes the previous one of the same kind.
 *
 * @param facilityId for a team member's work at this facility; absent for the user's family
 */
export function useCreateFeed(facilityId?: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (hideDetails: boolean) =>
      api.createFeed({
        body: { hideDetails, ...(facilityId && { facilityId }) },
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: feedKeys.all }),
  });
}

/** Mutation that revokes a calendar feed for all its subscribers. */
export function useRevokeFeed() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (id: string) => api.deleteFeed({ query: { id } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: feedKeys.all }),
  });
}
