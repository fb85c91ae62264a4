import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { clientKeys } from './keys.ts';

/** Reads a client family as a facility sees it: its people, the pets it shares and since when it is a client. */
export const familyQuery = (api: Api, familyId: string, facilityId: string) =>
  queryOptions({
    queryKey: [...clientKeys.all, 'family', facilityId, familyId],
    queryFn: ({ signal }) =>
      api.send('GET /families', {
        query: { FamilyId: familyId, FacilityId: facilityId },
        signal,
      }),
  });
