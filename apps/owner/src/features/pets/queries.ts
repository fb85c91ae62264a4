import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@zampa/client/api/call-types';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { linkChanges } from '@zampa/client/clients/link-changes';
import { meQuery, useMe } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';
import type { SavePet } from '@zampa/shared-screens/pets/PetForm.tsx';

/** Returns the user's pet with this id; undefined if the user has no such pet. */
export function usePet(id: string): Pet | undefined {
  return useMe().pets.find((pet) => pet.id === id);
}

/**
 * Returns a function that creates or updates a pet and refetches the user's pets. An update is refused if the pet
 * has changed since it was loaded.
 */
export function useSavePet(): SavePet {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { FamilyId } = useMe();
  const refetchMe = () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey });
  return async (pet, body, file, idempotencyKey) => {
    const common = { file, idempotencyKey };
    const saved = await (
      pet
        ? api.updatePet({
            query: { PetId: pet.id },
            body,
            ifMatch: pet.dateUpdated,
            ...common,
          })
        : api.createPet({ body: { ...body, FamilyId: FamilyId ?? '' }, ...common })
    ).catch((error: unknown) => {
      // On a conflict, load the other person's changes.
      void refetchMe();
      throw error;
    });
    await refetchMe();
    return saved;
  };
}

/** Mutation that removes a pet and, if requested, cancels its upcoming appointments that are for no other pet. */
export function useRemovePet(petId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (cancelVisits: boolean) =>
      api.deletePet({
        query: { PetId: petId, ...(cancelVisits && { cancelVisits }) },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQuery(api).queryKey }),
  });
}

/** Mutation that shares a pet with exactly the chosen clinics, and shows the server's answer immediately. */
export function useSharePetWithClinics(petId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const { queryKey } = meQuery(api);
  const updateSharedPets = (sharedPets: CallAnswer<'updateVisiblePets'>) =>
    queryClient.setQueryData(queryKey, (me) => {
      if (!me) return me;
      const vetFacilities = me.vetFacilities.map((clinic) => {
        const answer = sharedPets.find(
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
      if (changes.length > 0) updateSharedPets(await api.updateVisiblePets({ body: { changes } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
