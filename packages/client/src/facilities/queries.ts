import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { ApiRefusal } from '../api/problems.ts';

/** Query keys, broad to narrow; features share them, so that changes by one appear in others. */
export const facilityKeys = {
  all: ['facilities'] as const,
  data: (id: string) => ['facilities', id, 'data'] as const,
  configuration: (id: string) => ['facilities', id, 'configuration'] as const,
  completion: (id: string) => ['facilities', id, 'completion'] as const,
};

/** Query for a facility's data; admins also receive the billing data. */
export const facilityQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: facilityKeys.data(id),
    queryFn: async ({ signal }) => {
      const [facility] = await api.readFacilities({ query: { facilityId: id }, signal });
      if (!facility) throw new ApiRefusal(404, { code: 'FACILITY_UNKNOWN' });
      return facility;
    },
  });

/** Query for a facility's services, hours, timetables and payment setup. */
export const configurationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: facilityKeys.configuration(id),
    queryFn: ({ signal }) => api.readFacilityConfiguration({ query: { facilityId: id }, signal }),
  });

/** Query for how much of a facility's setup is complete. */
export const completionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: facilityKeys.completion(id),
    queryFn: ({ signal }) => api.readCompletion({ query: { facilityId: id }, signal }),
    // Steps are completed on other screens and by other people.
    staleTime: 0,
  });
