import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { clientKeys } from './keys.ts';

/** Query for a client family as the facility sees it: members, shared pets, and since when it is a client. */
export const familyQuery = (api: Api, familyId: string, facilityId: string) =>
  queryOptions({
    queryKey: [...clientKeys.families, facilityId, familyId],
    queryFn: ({ signal }) =>
      api.readFamily({
        query: { FamilyId: familyId, FacilityId: facilityId },
        signal,
      }),
  });
