import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Api } from '@zampa/client/api';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/people/user';
import { type JoinedClinic, joinedClinics } from '@zampa/client/clients/joined-clinics';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { linkChanges } from '@zampa/client/clients/link-changes';

/** Query for the clinic with a code. An unknown code is refused and not retried. */
export const facilityByCodeQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: ['vets', 'code', code],
    queryFn: ({ signal }) => api.readFacilityByCode({ params: { code }, signal }),
  });

/** Returns the clinics of all the user's families, each once. */
export function useClinics(): readonly JoinedClinic[] {
  return joinedClinics(useMe().vetFacilities);
}

/** Returns the ids of the families in which the user is an admin. Only admins share pets and leave clinics. */
export function useAdminFamilyIds(): readonly string[] {
  return useMe()
    .families.filter(({ idRole }) => idRole === FAMILY_ADMIN)
    .map(({ id }) => id);
}

function useRefetchMe() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
}

/** Mutation that makes one of the user's families a client of the clinic with a code. */
export function useJoinClinic() {
  const [api, me, refetchMe] = [useApi(), useMe(), useRefetchMe()];
  return useMutation({
    mutationFn: (joining: { readonly facilityCode: string; readonly familyId: string }) =>
      api.joinFacility({ body: { ...joining, userId: me.id } }),
    onSuccess: refetchMe,
  });
}

/** Mutation that ends a family's relation to a clinic, and then shows the other clinics. */
export function useLeaveClinic({ id, FamilyId }: VetFacility) {
  const [api, refetchMe, navigate] = [useApi(), useRefetchMe(), useNavigate()];
  return useMutation({
    mutationFn: () => api.leaveFacility({ query: { id_facility: id, id_family: FamilyId } }),
    onSuccess: async () => {
      await navigate({ to: '/workspace/vets' });
      await refetchMe();
    },
  });
}

/** Mutation that pauses a family's contact with a clinic. Only the family can resume it. */
export const usePauseClinic = (clinic: VetFacility) =>
  useSetContactStatus(clinic, 'DISABLED_BY_PO');

/** Mutation that resumes a family's contact with a clinic after a pause. */
export const useResumeClinic = (clinic: VetFacility) => useSetContactStatus(clinic, 'ACTIVE');

function useSetContactStatus(
  { id: facilityId, FamilyId }: VetFacility,
  status: RelationshipStatus,
) {
  const [api, me, refetchMe] = [useApi(), useMe(), useRefetchMe()];
  return useMutation({
    mutationFn: () =>
      api.updateClientStatus({
        body: { userId: me.id, facilityId, familyId: FamilyId, status },
      }),
    // Refetch on errors too: another family member may have changed it first.
    onSettled: refetchMe,
  });
}

/**
 * Mutation that shares exactly the chosen pets with a clinic, separately for each family in which the user is an
 * admin.
 */
export function useSharePets({ relations }: JoinedClinic) {
  const [api, me, adminOf, refetchMe] = [useApi(), useMe(), useAdminFamilyIds(), useRefetchMe()];
  return useMutation({
    mutationFn: async (chosen: readonly string[]) => {
      const changes = relations
        .filter(({ FamilyId }) => adminOf.includes(FamilyId))
        .map(({ id, FamilyId, pets }) => {
          const own = me.pets.filter((pet) => pet.FamilyId === FamilyId).map((pet) => pet.id);
          const chosenPets = chosen.filter((pet) => own.includes(pet));
          return { facilityId: id, ...linkChanges(pets, chosenPets) };
        })
        .filter(({ link, unlink }) => link.length + unlink.length > 0);
      if (changes.length > 0) await api.updateVisiblePets({ body: { changes } });
    },
    onSettled: refetchMe,
  });
}
