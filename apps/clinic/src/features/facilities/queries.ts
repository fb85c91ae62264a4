import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';

/** Reads the kinds of facility. They change with a release, so one answer lasts a session. */
export const facilityTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['facility-types'],
    queryFn: ({ signal }) => api.send('GET /facilities/types', { signal }),
    staleTime: Infinity,
  });
