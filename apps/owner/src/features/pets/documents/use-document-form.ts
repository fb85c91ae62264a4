import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { petRecordQuery } from '@zampa/client/health/pet-record-query';
import type { HealthDocumentKind } from '@zampa/domain/health/documents';
import { today } from '@zampa/shared-screens/pets/today';

type DocumentValues = {
  kind: HealthDocumentKind;
  title: string;
  date: string;
  file: File | null;
};

/** Form of a document that the family adds. Without a title it is the name of the file. */
export function useDocumentForm(PetId: string, onSaved: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useCallForm<DocumentValues, void>({
    defaultValues: { kind: 'LAB', title: '', date: today(), file: null },
    send: async ({ kind, title, date, file }, idempotencyKey) => {
      await api.createDocument({
        body: { PetId, kind, ...(title.trim() && { title: title.trim() }), ...(date && { date }) },
        file,
        idempotencyKey,
      });
      await queryClient.invalidateQueries(petRecordQuery(api, PetId));
    },
    onDone: onSaved,
  });
}
