import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { teamKeys } from '../team/keys.ts';

/** Reads the staff of a facility, with their roles and what they treat. */
export const staffQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: teamKeys.members(facilityId),
    queryFn: ({ signal }) =>
      api.send('GET /users/facility/{id}/vets', { params: { id: facilityId }, signal }),
  });
