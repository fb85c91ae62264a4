import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { familyKeys } from '@zampa/client/families/keys';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import type { FamilyRoleId } from '@zampa/domain/families/membership';

export const familyQuery = (api: Api, familyId: string) =>
  queryOptions({
    queryKey: familyKeys.one(familyId),
    queryFn: ({ signal }) => api.send('GET /families', { query: { FamilyId: familyId }, signal }),
  });

/** Returns the people of one of the own families; admins see who waits, too. */
export const useFamily = (familyId: string) => useQuery(familyQuery(useApi(), familyId));

function useRenewFamilies() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: familyKeys.all }),
      queryClient.invalidateQueries({ queryKey: conversationKeys.waiting }),
      queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey }),
    ]);
  };
}

export function useRequestToJoin() {
  const [api, renew] = [useApi(), useRenewFamilies()];
  return useMutation({
    mutationFn: (code: string) => api.send('POST /families/join', { body: { code } }),
    onSuccess: renew,
  });
}

/** Accepts who waits, or gives a member another role. */
export function useSetMember(familyId: string) {
  const [api, renew] = [useApi(), useRenewFamilies()];
  return useMutation({
    mutationFn: ({ userId, idRole }: { userId: string; idRole: FamilyRoleId }) =>
      api.send('POST /families/members', { body: { FamilyId: familyId, userId, idRole } }),
    onSettled: renew,
  });
}

/** Removes or declines somebody, takes a wish to join back, or leaves. */
export function useRemoveMember(familyId: string) {
  const [api, queryClient, renew] = [useApi(), useQueryClient(), useRenewFamilies()];
  const me = useMe();
  return useMutation({
    mutationKey: familyKeys.removals(familyId),
    mutationFn: (userId: string) =>
      api.send('DELETE /families/members', { query: { FamilyId: familyId, userId } }),
    onSuccess: (_none, userId) => {
      // Who leaves sees the conversations of that family no longer.
      if (userId === me.id) void queryClient.resetQueries({ queryKey: conversationKeys.all });
    },
    onSettled: renew,
  });
}
