import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useRefreshPetRecord } from '../use-pet-record-call.ts';
import type { Pet } from '@zampa/contract/pets/objects';
import type { HealthDocumentKind } from '@zampa/domain/health/documents';
import { today } from '@zampa/shared-screens/pets/today';
import { useFacility } from '../../../facility/FacilityProvider.tsx';

type DocumentValues = {
  file: File | null;
  kind: HealthDocumentKind;
  title: string;
  date: string;
  released: boolean;
};

/** Form of a document of the clinic. Without a title it gets the name of its file. */
export function useDocumentForm(pet: Pet, onSaved: () => void) {
  const api = useApi();
  const facility = useFacility();
  const refresh = useRefreshPetRecord(pet.id);
  const defaultValues: DocumentValues = {
    file: null,
    kind: 'LAB',
    title: '',
    date: today(),
    released: false,
  };
  return useCallForm<DocumentValues, void>({
    defaultValues,
    send: async ({ file, title, ...values }, idempotencyKey) => {
      await api.createDocument({
        body: { ...values, ...(title.trim() && { title }), PetId: pet.id, facilityId: facility.id },
        file,
        idempotencyKey,
      });
      await refresh();
    },
    onDone: onSaved,
  });
}
