import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOfKey } from '@zampa/client/api/call-types';
import { useSendOnce } from '@zampa/client/api/send-once';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { subscriptionKeys } from '@zampa/client/subscription/keys';
import { teamKeys } from '@zampa/client/team/keys';
import type { StaffFacility } from '@zampa/contract/people/user';

/** Gives a member a role, hours, or what they treat. */
export function useChangeMember() {
  const [api, refresh] = [useApi(), useRefreshTeam()];
  return useMutation({
    mutationFn: (body: BodyOfKey<'PATCH /users/vet'>) => api.send('PATCH /users/vet', { body }),
    onSettled: refresh,
  });
}

/** Lets somebody who asked join the staff. */
export function useAcceptApplicant({ id: FacilityId }: StaffFacility) {
  const [api, refresh] = [useApi(), useRefreshTeam()];
  return useMutation({
    mutationFn: (applicant: { id: string; idRole: number }) =>
      api.send('POST /users/link/accept', { body: { FacilityId, ...applicant } }),
    onSettled: refresh,
  });
}

/** Takes a member out of the staff; their rights end with the next thing they do. */
export function useRemoveMember({ id: id_facility }: StaffFacility) {
  const [api, refresh] = [useApi(), useRefreshTeam()];
  return useMutation({
    mutationFn: (id_user: string) =>
      api.send('DELETE /users/link', { query: { id_user, id_facility } }),
    onSettled: refresh,
  });
}

/** Sends the letter of an open invitation again. */
export function useResendInvitation() {
  const [api, refresh, once] = [useApi(), useRefreshTeam(), useSendOnce()];
  return useMutation({
    mutationFn: (id: string) =>
      once(id, (idempotencyKey) =>
        api.send('POST /invitations/resend', { body: { id }, idempotencyKey }),
      ),
    onSettled: refresh,
  });
}

/** Takes an invitation back: its link leads nowhere from now on. */
export function useWithdrawInvitation() {
  const [api, refresh] = [useApi(), useRefreshTeam()];
  return useMutation({
    mutationFn: (id: string) => api.send('DELETE /invitations', { query: { id } }),
    onSettled: refresh,
  });
}

export function useRefreshTeam() {
  const queryClient = useQueryClient();
  return () => {
    // Who was invited, comes or goes takes or frees a seat.
    void queryClient.invalidateQueries({ queryKey: subscriptionKeys.all });
    return queryClient.invalidateQueries({ queryKey: teamKeys.all });
  };
}
