import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';

/** Returns the query for the types of facilities. They change only with a release, so the data never become stale. */
export const facilityTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['facility-types'],
    queryFn: ({ signal }) => api.readFacilityTypes({ signal }),
    staleTime: Infinity,
  });
