import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '@zampa/client/api/call-types';
import { useSendOnce } from '@zampa/client/api/send-once';
import { clientKeys } from '@zampa/client/clients/keys';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Client } from '@zampa/contract/clients/objects';
import type { Invited } from '@zampa/contract/invitations/objects';
import type { StaffFacility } from '@zampa/contract/people/user';

/** An action that changes the relationship with one or more clients. */
export type ClientStep = 'invite' | StatusStep;
export type StatusStep = 'disable' | 'enable' | 'remove';

const statuses = { disable: 'DISABLED_BY_VET', enable: 'ACTIVE', remove: 'REMOVED' } as const;

/**
 * Returns a mutation that applies an action to all given clients. If the server refuses the action for one client,
 * none is changed.
 */
export function useClientStep(facility: StaffFacility) {
  const [api, refresh] = [useApi(), useRefreshClients()];
  return useMutation({
    mutationFn: async ({ step, clients }: { step: StatusStep; clients: readonly Client[] }) => {
      const ids = clients.map(({ id }) => id);
      const body = { facilityId: facility.id, clients: ids, status: statuses[step] };
      await api.updateClientStatuses({ body });
    },
    onSettled: refresh,
  });
}

/** Maximum number of people in one call. */
const BATCH = 200;

/** Returns a mutation that invites people, in batches. The result has a row per person, in their order. */
export function useInvite(facility: StaffFacility) {
  const [api, refresh, once] = [useApi(), useRefreshClients(), useSendOnce()];
  const inviteBatch = (body: CallBody<'inviteClients'>) =>
    once(body, (idempotencyKey) =>
      api.inviteClients({
        query: { facilityId: facility.id },
        body,
        idempotencyKey,
      }),
    );
  return useMutation({
    mutationFn: async ({ users }: CallBody<'inviteClients'>): Promise<Invited> => {
      const rows: Invited['rows'] = [];
      for (let from = 0; from < users.length; from += BATCH) {
        const batch = await inviteBatch({ users: users.slice(from, from + BATCH) });
        rows.push(...batch.rows.map((each) => ({ ...each, row: each.row + from })));
      }
      return { invited: rows.filter(({ status }) => status === 'INVITED').length, rows };
    },
    onSettled: refresh,
  });
}

/** Returns a mutation that sends an open invitation again. */
export function useResend() {
  const [api, refresh, once] = [useApi(), useRefreshClients(), useSendOnce()];
  return useMutation({
    mutationFn: (id: string) =>
      once(id, (idempotencyKey) => api.resendInvitation({ body: { id }, idempotencyKey })),
    onSettled: refresh,
  });
}

/**
 * Returns a mutation that saves the note of a client record. The call uses the record's own id, because its person
 * may also belong to another client's family.
 */
export function useSaveNote(facility: StaffFacility, { id }: Client) {
  const [api, refresh] = [useApi(), useRefreshClients()];
  return useMutation({
    mutationFn: (note: string) => api.updateClient({ body: { id, FacilityId: facility.id, note } }),
    onSettled: refresh,
  });
}

function useRefreshClients() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: clientKeys.all });
}
