import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import type { Pet } from '@zampa/contract/pets/objects';

type VaccinationValues = {
  vaccineId: string;
  givenOn: string;
  product: string;
  batch: string;
  nextDueOn: string;
  /** Photo of the booklet. */
  file: File | null;
};

/** Form of a dose that the family enters, with a photo of the booklet. An empty optional field counts as unknown. */
export function useVaccinationForm({ id: PetId }: Pet, vaccineId: string, onSaved: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useCallForm<VaccinationValues, void>({
    defaultValues: {
      vaccineId,
      givenOn: '',
      product: '',
      batch: '',
      nextDueOn: '',
      file: null,
    },
    send: async ({ file: photo, ...values }, idempotencyKey) => {
      await api.createVaccination({
        body: { ...values, PetId, vaccineId: Number(values.vaccineId) },
        file: photo,
        idempotencyKey,
      });
      await queryClient.invalidateQueries(petRecordQuery(api, PetId));
    },
    onDone: onSaved,
  });
}
