import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOfKey } from '@zampa/client/api/call-types';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { linkChanges } from '@zampa/client/clients/link-changes';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';
import type { SavePet } from '@zampa/shared-screens/pets/PetForm.tsx';

/** Returns the pet of the own family with this id. */
export function usePet(id: string): Pet | undefined {
  return useMe().pets.find((pet) => pet.id === id);
}

/** Stores a new pet, or the changes of one unless somebody else has changed it since, and shows it everywhere. */
export function useSavePet(): SavePet {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { FamilyId } = useMe();
  const askAgain = () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
  return async (pet, body, file, idempotencyKey) => {
    const common = { file, idempotencyKey };
    const saved = await (
      pet
        ? api.send('PATCH /pets', {
            query: { PetId: pet.id },
            body,
            ifMatch: pet.dateUpdated,
            ...common,
          })
        : api.send('POST /pets', { body: { ...body, FamilyId: FamilyId ?? '' }, ...common })
    ).catch((error: unknown) => {
      // Where somebody else was faster, theirs is to be seen.
      void askAgain();
      throw error;
    });
    await askAgain();
    return saved;
  };
}

/** Takes a pet out of the family, and calls off the visits to come that are for it alone where that is wished. */
export function useRemovePet(petId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (cancelVisits: boolean) =>
      api.send('DELETE /pets', {
        query: { PetId: petId, ...(cancelVisits && { cancelVisits }) },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey }),
  });
}

/** Lets the chosen clinics see a pet, and no others. What each answers is shown at once. */
export function useClinicsOfPet(petId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { queryKey } = meQuery(api);
  const show = (shown: AnswerOfKey<'PATCH /users/link/pets'>) =>
    queryClient.setQueryData(queryKey, (me) => {
      if (!me) return me;
      const vetFacilities = me.vetFacilities.map((clinic) => {
        const answer = shown.find(
          ({ facilityId, FamilyId }) => facilityId === clinic.id && FamilyId === clinic.FamilyId,
        );
        return answer ? { ...clinic, pets: answer.pets } : clinic;
      });
      return { ...me, vetFacilities };
    });
  return useMutation({
    mutationFn: async ({ seeing, chosen }: { seeing: string[]; chosen: string[] }) => {
      const { link, unlink } = linkChanges(seeing, chosen);
      const changes = [
        ...link.map((facilityId) => ({ facilityId, link: [petId], unlink: [] })),
        ...unlink.map((facilityId) => ({ facilityId, link: [], unlink: [petId] })),
      ];
      if (changes.length > 0) show(await api.send('PATCH /users/link/pets', { body: { changes } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
