import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { ApiRefusal } from '../api/problems.ts';

/** Keys from wide to narrow: what one feature changes of a facility, others show. */
export const facilityKeys = {
  all: ['facilities'] as const,
  data: (id: string) => ['facilities', id, 'data'] as const,
  configuration: (id: string) => ['facilities', id, 'configuration'] as const,
  completion: (id: string) => ['facilities', id, 'completion'] as const,
};

/** Reads what a facility says of itself; its admins see what invoices need too. */
export const facilityQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: facilityKeys.data(id),
    queryFn: async ({ signal }) => {
      const [facility] = await api.send('GET /facilities', { query: { facilityId: id }, signal });
      if (!facility) throw new ApiRefusal(404, { code: 'FACILITY_UNKNOWN' });
      return facility;
    },
  });

/** Reads a facility's services, hours and timetables, and how far payments are set up. */
export const configurationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: facilityKeys.configuration(id),
    queryFn: ({ signal }) =>
      api.send('GET /facilities/configuration', { query: { facilityId: id }, signal }),
  });

/** Reads how far a facility is set up. */
export const completionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: facilityKeys.completion(id),
    queryFn: ({ signal }) =>
      api.send('GET /facilities/complete', { query: { facilityId: id }, signal }),
    // Steps are done on other pages and by other people.
    staleTime: 0,
  });
