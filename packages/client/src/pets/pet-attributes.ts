import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

/** Query for species, breeds, coats and origins. They change only with a release, so they are read once per session. */
export const petAttributesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['pets', 'attributes'],
    queryFn: ({ signal }) => api.readPetAttributes({ signal }),
    staleTime: DAY_MS,
  });
