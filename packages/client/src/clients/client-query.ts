import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { clientKeys } from './keys.ts';

/** Query for a facility's client record of a family, with or without an account; null if the family is not a client. */
export const clientQuery = (api: Api, facilityId: string, familyId: string) =>
  queryOptions({
    queryKey: [...clientKeys.all, 'one', facilityId, familyId],
    queryFn: async ({ signal }) => {
      const { items } = await api.readClients({
        params: { id: facilityId },
        query: { FamilyId: familyId, limit: 1 },
        signal,
      });
      return items[0] ?? null;
    },
  });
