import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/people/user';
import { type JoinedClinic, joinedClinics } from '@zampa/client/clients/joined-clinics';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import { FAMILY_ADMIN } from '@zampa/domain/families/membership';
import { linkChanges } from '@zampa/client/clients/link-changes';

/** Finds which clinic a code belongs to. A wrong code is an answer, not a fault: it is not asked again. */
export const facilityByCode = (api: Api, code: string) =>
  queryOptions({
    queryKey: ['vets', 'code', code],
    queryFn: ({ signal }) => api.send('GET /facilities/code/{code}', { params: { code }, signal }),
  });

/** Returns the clinics of all own families, each once. */
export function useClinics(): readonly JoinedClinic[] {
  return joinedClinics(useMe().vetFacilities);
}

/** Returns the own families of which the person is an admin: only these say who sees their pets, and leave a clinic. */
export function useAdminOf(): readonly string[] {
  return useMe()
    .families.filter(({ idRole }) => idRole === FAMILY_ADMIN)
    .map(({ id }) => id);
}

function useRenewMe() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
}

/** Makes one of the own families a client of the clinic with a code. */
export function useJoinClinic() {
  const [api, me, renewMe] = [useApi(), useMe(), useRenewMe()];
  return useMutation({
    mutationFn: (joining: { readonly facilityCode: string; readonly familyId: string }) =>
      api.send('POST /users/link', { body: { ...joining, userId: me.id } }),
    onSuccess: renewMe,
  });
}

export function useLeaveClinic({ id, FamilyId }: VetFacility) {
  const [api, renewMe] = [useApi(), useRenewMe()];
  return useMutation({
    mutationFn: () =>
      api.send('DELETE /v2/users/link', { query: { id_facility: id, id_family: FamilyId } }),
    onSuccess: renewMe,
  });
}

/** Pauses the contact of a family with a clinic, which only the family takes up again. */
export const usePauseClinic = (clinic: VetFacility) => useOwnStep(clinic, 'DISABLED_BY_PO');

/** Takes the contact of a family with a clinic up again, which the family has paused. */
export const useResumeClinic = (clinic: VetFacility) => useOwnStep(clinic, 'ACTIVE');

function useOwnStep({ id: facilityId, FamilyId }: VetFacility, status: RelationshipStatus) {
  const [api, me, renewMe] = [useApi(), useMe(), useRenewMe()];
  return useMutation({
    mutationFn: () =>
      api.send('PATCH /client/status', {
        body: { userId: me.id, facilityId, familyId: FamilyId, status },
      }),
    // Also where somebody else of the family was faster.
    onSettled: renewMe,
  });
}

/** Lets the clinic see the chosen pets and no others; each family speaks for its own. */
export function useChooseAnimals({ relations }: JoinedClinic) {
  const [api, me, adminOf, renewMe] = [useApi(), useMe(), useAdminOf(), useRenewMe()];
  return useMutation({
    mutationFn: async (chosen: readonly string[]) => {
      const changes = relations
        .filter(({ FamilyId }) => adminOf.includes(FamilyId))
        .map(({ id, FamilyId, pets }) => {
          const own = me.pets.filter((pet) => pet.FamilyId === FamilyId).map((pet) => pet.id);
          const wanted = chosen.filter((pet) => own.includes(pet));
          return { facilityId: id, ...linkChanges(pets, wanted) };
        })
        .filter(({ link, unlink }) => link.length + unlink.length > 0);
      if (changes.length > 0) await api.send('PATCH /users/link/pets', { body: { changes } });
    },
    onSettled: renewMe,
  });
}
