import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { clientKeys } from '@zampa/client/clients/keys';

/** Returns the query for the number of active clients of a facility, from the total count of a page with one row. */
export const clientCountQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: [...clientKeys.all, 'count', facilityId],
    queryFn: async ({ signal }) => {
      const { total, items } = await api.readClients({
        params: { id: facilityId },
        query: { tab: 'active', limit: 1 },
        signal,
      });
      return total ?? items.length;
    },
  });
