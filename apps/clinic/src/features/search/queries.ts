import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';

/** Reads what is found for a text; while the next one is asked for, what was found stays. */
export const searchQuery = (api: Api, facilityId: string, text: string) =>
  queryOptions({
    queryKey: ['search', facilityId, text],
    queryFn: ({ signal }) =>
      api.send('GET /search', { query: { q: text, facilityId, limit: 5 }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
