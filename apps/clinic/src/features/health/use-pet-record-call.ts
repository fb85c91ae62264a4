import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { clientKeys } from '@zampa/client/clients/keys';
import { healthKeys } from '@zampa/client/health/keys';

/** Mutation of a pet's record. Afterwards everything about the pet is read again: records change each other. */
export function usePetRecordCall<Input, Answer>(
  petId: string,
  send: (input: Input) => Promise<Answer>,
) {
  const refresh = useRefreshPetRecord(petId);
  return useMutation({ mutationFn: send, onSettled: refresh });
}

/** Returns a function that reads everything about a pet again, and what clinics list about it. */
export function useRefreshPetRecord(petId: string): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => {
    const keys: readonly QueryKey[] = [
      healthKeys.pet(petId),
      healthKeys.clinics,
      clientKeys.families,
    ];
    return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
