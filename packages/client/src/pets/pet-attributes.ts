import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';

const A_DAY_MS = 86_400_000;

/** Species, breeds, coats and origins. They change with a release, so one answer lasts a session. */
export const petAttributes = (api: Api) =>
  queryOptions({
    queryKey: ['pets', 'attributes'],
    queryFn: ({ signal }) => api.send('GET /pets/attributes', { signal }),
    staleTime: A_DAY_MS,
  });
