import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

/** Species, breeds, coats and origins. They change with a release, so one answer lasts a session. */
export const petAttributes = (api: Api) =>
  queryOptions({
    queryKey: ['pets', 'attributes'],
    queryFn: ({ signal }) => api.send('GET /pets/attributes', { signal }),
    staleTime: DAY_MS,
  });
