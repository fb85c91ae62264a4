import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';

/** Returns the query for search results. The previous results stay visible while the next ones load. */
export const searchQuery = (api: Api, facilityId: string, text: string) =>
  queryOptions({
    queryKey: ['search', facilityId, text],
    queryFn: ({ signal }) => api.search({ query: { q: text, facilityId, limit: 5 }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
