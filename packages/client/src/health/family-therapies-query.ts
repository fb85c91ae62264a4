import { queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { Api } from '../api.ts';

/** The most therapy plans of a pet that are listed. */
const THERAPIES_SHOWN = 50;

/**
 * Query for the therapy plans of a pet, latest first, with the doses of the days around today. Repeated every minute
 * while it is shown, because others of the family may answer doses.
 */
export const familyTherapiesQuery = (api: Api, PetId: string) =>
  queryOptions({
    queryKey: ['pets', 'therapies', PetId],
    queryFn: async ({ signal }) =>
      (await api.readTherapies({ query: { PetId, limit: THERAPIES_SHOWN }, signal })).items,
    refetchInterval: MINUTE_MS,
  });
