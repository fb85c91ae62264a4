import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '@zampa/client/api/call-types';
import { useSendOnce } from '@zampa/client/api/send-once';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { subscriptionKeys } from '@zampa/client/subscription/keys';
import { teamKeys } from '@zampa/client/team/keys';
import type { StaffFacility } from '@zampa/contract/people/user';

/** Returns a mutation that updates a member's role, hours, species or services. */
export function useChangeMember() {
  const [api, refresh] = [useApi(), useRefreshTeam()];
  return useMutation({
    mutationFn: (body: CallBody<'updateStaff'>) => api.updateStaff({ body }),
    onSettled: refresh,
  });
}

/** Returns a mutation that accepts an applicant into the staff. */
export function useAcceptApplicant({ id: FacilityId }: StaffFacility) {
  const [api, refresh] = [useApi(), useRefreshTeam()];
  return useMutation({
    mutationFn: (applicant: { id: string; idRole: number }) =>
      api.acceptApplicant({ body: { FacilityId, ...applicant } }),
    onSettled: refresh,
  });
}

/** Returns a mutation that removes a member from the staff; their permissions end immediately. */
export function useRemoveMember({ id: id_facility }: StaffFacility) {
  const [api, refresh] = [useApi(), useRefreshTeam()];
  return useMutation({
    mutationFn: (id_user: string) => api.removeLink({ query: { id_user, id_facility } }),
    onSettled: refresh,
  });
}

/** Returns a mutation that sends the e-mail of an open invitation again. */
export function useResendInvitation() {
  const [api, refresh, sendOnce] = [useApi(), useRefreshTeam(), useSendOnce()];
  return useMutation({
    mutationFn: (id: string) =>
      sendOnce(id, (idempotencyKey) => api.resendInvitation({ body: { id }, idempotencyKey })),
    onSettled: refresh,
  });
}

/** Returns a mutation that withdraws an invitation, so that its link no longer works. */
export function useWithdrawInvitation() {
  const [api, refresh] = [useApi(), useRefreshTeam()];
  return useMutation({
    mutationFn: (id: string) => api.withdrawInvitation({ query: { id } }),
    onSettled: refresh,
  });
}

export function useRefreshTeam() {
  const queryClient = useQueryClient();
  return () => {
    // Invitations and changes of the staff take or free seats.
    void queryClient.invalidateQueries({ queryKey: subscriptionKeys.all });
    return queryClient.invalidateQueries({ queryKey: teamKeys.all });
  };
}
