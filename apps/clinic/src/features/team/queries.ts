import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { teamKeys } from '@zampa/client/team/keys';

const INVITATIONS_MAX = 200;

export const teamQueries = {
  invitations: (api: Api, facilityId: string) =>
    queryOptions({
      queryKey: [...teamKeys.all, 'invitations', facilityId],
      queryFn: async ({ signal }) => {
        const query = { facilityId, kind: 'STAFF', limit: INVITATIONS_MAX } as const;
        const { items } = await api.readInvitations({ query, signal });
        return items;
      },
    }),
  /** People who asked to join. For admins. */
  applicants: (api: Api, facilityId: string) =>
    queryOptions({
      queryKey: [...teamKeys.all, 'applicants', facilityId],
      queryFn: ({ signal }) => api.readApplicants({ params: { id: facilityId }, signal }),
    }),
};
