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
    queryFn: ({ signal }) => api.readFamily({ query: { FamilyId: familyId }, signal }),
  });

/** Loads the members of one of the user's families; admins also see requests to join. */
export const useFamily = (familyId: string) => useQuery(familyQuery(useApi(), familyId));

function useRefetchFamilies() {
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
  const [api, refetchFamilies] = [useApi(), useRefetchFamilies()];
  return useMutation({
    mutationFn: (code: string) => api.joinFamily({ body: { code } }),
    onSuccess: refetchFamilies,
  });
}

/** Mutation that accepts a request to join, or changes a member's role. */
export function useSetMemberRole(familyId: string) {
  const [api, refetchFamilies] = [useApi(), useRefetchFamilies()];
  return useMutation({
    mutationFn: ({ userId, idRole }: { userId: string; idRole: FamilyRoleId }) =>
      api.updateFamilyMember({ body: { FamilyId: familyId, userId, idRole } }),
    onSettled: refetchFamilies,
  });
}

/** Mutation that removes a member, declines or withdraws a request to join, or leaves the family. */
export function useRemoveMember(familyId: string) {
  const [api, queryClient, refetchFamilies] = [useApi(), useQueryClient(), useRefetchFamilies()];
  const me = useMe();
  return useMutation({
    mutationKey: familyKeys.removals(familyId),
    mutationFn: (userId: string) =>
      api.removeFamilyMember({ query: { FamilyId: familyId, userId } }),
    onSuccess: (_none, userId) => {
      // After leaving, the user no longer sees the family's conversations.
      if (userId === me.id) void queryClient.resetQueries({ queryKey: conversationKeys.all });
    },
    onSettled: refetchFamilies,
  });
}
