import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { clientKeys } from './keys.ts';

/** Reads a facility's own record of a family, with an account or without; null when there is none. */
export const clientQuery = (api: Api, facilityId: string, familyId: string) =>
  queryOptions({
    queryKey: [...clientKeys.all, 'one', facilityId, familyId],
    queryFn: async ({ signal }) => {
      const { items } = await api.page('GET /users/facility/{id}/clients', {
        params: { id: facilityId },
        query: { FamilyId: familyId, limit: 1 },
        signal,
      });
      return items[0] ?? null;
    },
  });
