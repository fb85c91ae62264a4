import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { teamKeys } from '../team/keys.ts';

/** Query for a facility's staff with their roles and the species they treat. */
export const staffQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: teamKeys.members(facilityId),
    queryFn: ({ signal }) => api.readVets({ params: { id: facilityId }, signal }),
  });
