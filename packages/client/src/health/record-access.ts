import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';

/** Each pair of a pet's clinics fits: a family has few. */
const PAIRS_SHOWN = 100;

/** Query for which clinics may read what others have released about a pet. */
export const recordAccessQuery = (api: Api, PetId: string) =>
  queryOptions({
    queryKey: ['pets', 'record-access', PetId],
    queryFn: async ({ signal }) =>
      (await api.readRecordAccess({ query: { PetId, limit: PAIRS_SHOWN }, signal })).items,
  });

/** A consent, given or taken back: the clinic `to` reads what the clinic `from` has released. */
export type RecordAccessChange = {
  readonly fromFacilityId: string;
  readonly toFacilityId: string;
  readonly allowed: boolean;
};

/** Mutation that lets a clinic read another clinic's record of a pet, or stops that. */
export function useUpdateRecordAccess(PetId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (change: RecordAccessChange) =>
      api.updateRecordAccess({ body: { PetId, ...change } }),
    onSettled: () => queryClient.invalidateQueries(recordAccessQuery(api, PetId)),
  });
}
