import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import type { VetFacility } from '@zampa/contract/my-data/user';
import { linkChanges } from './link-changes.ts';

/** Which clinic a code belongs to. A wrong code is an answer, not a fault: it is not asked again. */
export const facilityByCode = (api: Api, code: string) =>
  queryOptions({
    queryKey: ['vets', 'code', code],
    queryFn: ({ signal }) => api.send('GET /facilities/code/{code}', { params: { code }, signal }),
  });

/** The clinic of the own family with this id. */
export function useClinic(id: string): VetFacility | undefined {
  return useMe().vetFacilities.find((clinic) => clinic.id === id);
}

function useRenewMe() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
}

export function useJoinClinic() {
  const [api, me, renewMe] = [useApi(), useMe(), useRenewMe()];
  return useMutation({
    mutationFn: (facilityCode: string) =>
      api.send('POST /users/link', { body: { facilityCode, userId: me.id } }),
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

/** Lets the clinic see the chosen pets and no others. */
export function useChooseAnimals({ id, pets }: VetFacility) {
  const [api, renewMe] = [useApi(), useRenewMe()];
  return useMutation({
    mutationFn: async (chosen: readonly string[]) => {
      const { link, unlink } = linkChanges(pets, chosen);
      const body = (changed: readonly string[]) => ({ facilityId: id, pets: [...changed] });
      if (link.length > 0) await api.send('POST /users/link/pets', { body: body(link) });
      if (unlink.length > 0) await api.send('POST /users/unlink/pets', { body: body(unlink) });
    },
    onSettled: renewMe,
  });
}
