import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOfKey } from '@zampa/client/api/call-types';
import { useSendOnce } from '@zampa/client/api/send-once';
import { clientKeys } from '@zampa/client/clients/keys';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import type { Client } from '@zampa/contract/clients/objects';
import type { StaffFacility } from '@zampa/contract/people/user';

/** A step that the clinic can take with one client or with many. */
export type ClientStep = 'invite' | 'disable' | 'enable' | 'remove';

const statuses = { disable: 'DISABLED_BY_VET', enable: 'ACTIVE', remove: 'REMOVED' } as const;

/** Takes a step with all of these clients, or with none. */
export function useClientStep(facility: StaffFacility) {
  const [api, refresh, once] = [useApi(), useRefreshClients(), useSendOnce()];
  return useMutation({
    mutationFn: async ({ step, clients }: { step: ClientStep; clients: readonly Client[] }) => {
      if (step === 'invite') {
        const users = clients.map(({ userId: id }) => ({ id }));
        const query = { facilityId: facility.id };
        return void (await once(users, (idempotencyKey) =>
          api.send('POST /facilities/users/invite', { query, body: { users }, idempotencyKey }),
        ));
      }
      const ids = clients.map(({ id }) => id);
      const body = { facilityId: facility.id, clients: ids, status: statuses[step] };
      await api.send('PATCH /clients/status', { body });
    },
    onSettled: refresh,
  });
}

/** Invites people by what was typed; the answer says of each row what became of it. */
export function useInvite(facility: StaffFacility) {
  const [api, refresh, once] = [useApi(), useRefreshClients(), useSendOnce()];
  return useMutation({
    mutationFn: (body: BodyOfKey<'POST /facilities/users/invite'>) =>
      once(body, (idempotencyKey) =>
        api.send('POST /facilities/users/invite', {
          query: { facilityId: facility.id },
          body,
          idempotencyKey,
        }),
      ),
    onSettled: refresh,
  });
}

/** Sends the letter of an open invitation again. */
export function useResend() {
  const [api, refresh, once] = [useApi(), useRefreshClients(), useSendOnce()];
  return useMutation({
    mutationFn: (id: string) =>
      once(id, (idempotencyKey) =>
        api.send('POST /invitations/resend', { body: { id }, idempotencyKey }),
      ),
    onSettled: refresh,
  });
}

/** Keeps what the clinic notes about a client, by its own record: their person may be in the family of another client. */
export function useSaveNote(facility: StaffFacility, { id }: Client) {
  const [api, refresh] = [useApi(), useRefreshClients()];
  return useMutation({
    mutationFn: (note: string) =>
      api.send('PATCH /users/client', { body: { id, FacilityId: facility.id, note } }),
    onSettled: refresh,
  });
}

function useRefreshClients() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: clientKeys.all });
}
