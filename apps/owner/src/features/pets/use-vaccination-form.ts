import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import type { Pet } from '@zampa/contract/pets/objects';

/** Form of a dose that the family enters. An empty optional field counts as unknown. */
export function useVaccinationForm({ id: PetId }: Pet, vaccineId: string, onSaved: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useCallForm({
    defaultValues: { vaccineId, givenOn: '', product: '', batch: '', nextDueOn: '' },
    send: async (values, idempotencyKey) => {
      await api.createVaccination({
        body: { ...values, PetId, vaccineId: Number(values.vaccineId) },
        idempotencyKey,
      });
      await queryClient.invalidateQueries(petRecordQuery(api, PetId));
    },
    onDone: onSaved,
  });
}
