import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';

/** Query for the catalogue of vaccines and other preventive care, of all species. */
export const vaccinesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['pets', 'vaccines'],
    queryFn: ({ signal }) => api.readVaccines({ signal }),
    staleTime: Infinity,
  });
