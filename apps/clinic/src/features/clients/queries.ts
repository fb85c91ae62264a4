import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { clientKeys } from '@zampa/client/clients/keys';

const PAGE_SIZE = 50;

export const clientQueries = {
  /** The active clients by name; `search` narrows them on the server. */
  active: (api: Api, facilityId: string, search: string) =>
    infiniteQueryOptions({
      queryKey: [...clientKeys.lists, facilityId, 'active', search],
      queryFn: ({ pageParam, signal }) =>
        api.page('GET /users/facility/{id}/clients', {
          params: { id: facilityId },
          query: {
            tab: 'active',
            limit: PAGE_SIZE,
            ...(search && { search }),
            ...(pageParam && { cursor: pageParam }),
          },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
};
