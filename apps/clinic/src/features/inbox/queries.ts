import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';

/** Returns the query for clients and pets by name. */
export const namesQuery = (api: Api, facilityId: string, text: string) =>
  queryOptions({
    queryKey: ['search', 'names', facilityId, text],
    queryFn: ({ signal }) => api.search({ query: { q: text, facilityId, limit: 10 }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });

/** Returns the query for pets by id, for their names. */
export const petsQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['pets', 'named', ids],
    queryFn: ({ signal }) => api.readPets({ query: { PetId: ids.join(',') }, signal }),
    enabled: ids.length > 0,
  });
