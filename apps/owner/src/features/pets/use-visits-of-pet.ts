import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { conversationKeys } from '@zampa/client/conversations/keys';
import { useMe } from '@zampa/client/session/use-me';
import type { Pet } from '@zampa/contract/pets/objects';

/** Calls off the visits to come of a pet that has died; both sides hear of each. */
export function useCancelVisits(petId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () =>
      api.send('PATCH /pets', { query: { PetId: petId, cancelVisits: true }, body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationKeys.appointments }),
  });
}

/** Returns the visits to come that are for this pet and for no other that lives, and whether any can be called off. */
export function useVisitsOf(pet: Pet) {
  const { pets } = useMe();
  const api = useApi();
  // Read by itself: the growing list would come with the first page.
  const { data: appointments = [] } = useQuery({
    queryKey: [...conversationKeys.appointments, 'of pet'],
    queryFn: ({ signal }) =>
      api.send('GET /appointments', { query: { when: 'upcoming', limit: 200 }, signal }),
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
