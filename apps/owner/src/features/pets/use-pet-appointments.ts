import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { useMe } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';

/** Mutation that cancels the upcoming appointments of a deceased pet; both sides are notified. */
export function useCancelPetAppointments(petId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.updatePet({ query: { PetId: petId, cancelVisits: true }, body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationKeys.appointments }),
  });
}

/**
 * Returns the upcoming appointments of this pet that involve no other living pet, and whether any can still be
 * canceled.
 */
export function usePetAppointments(pet: Pet) {
  const { pets } = useMe();
  const api = useApi();
  // Separate query: the infinite list would contain only its first page.
  const { data: appointments = [] } = useQuery({
    queryKey: [...conversationKeys.appointments, 'of pet'],
    queryFn: async ({ signal }) => {
      const query = { when: 'upcoming', limit: 200 } as const;
      return (await api.readAppointments({ query, signal })).items;
    },
  });
  const living = new Set(
    pets.filter(({ id, deceasedOn }) => id !== pet.id && deceasedOn === null).map(({ id }) => id),
  );
  const visits = appointments.filter(
    ({ payload }) => payload.pets.includes(pet.id) && !payload.pets.some((id) => living.has(id)),
  );
  const canCancel = visits.some(
    ({ changeBefore }) => changeBefore === null || new Date(changeBefore) > new Date(),
  );
  return { visits, canCancel };
}
