import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '@zampa/client/api';
import type { Pet } from '@zampa/contract/pets/objects';

const MAX_WEIGHTS = 100;

/** Query for the weights in the history of a pet, newest first. */
export const weightHistoryQuery = (api: Api, pet: Pet) =>
  queryOptions({
    // Refetches after each change of the pet, which may add a weight.
    queryKey: ['pets', 'weights', pet.id, pet.dateUpdated],
    queryFn: async ({ signal }) => {
      const query = { PetId: pet.id, limit: MAX_WEIGHTS };
      return (await api.readPetWeights({ query, signal })).items;
    },
    placeholderData: keepPreviousData,
  });
