import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useRefreshPetRecord } from '../use-pet-record-call.ts';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import type { NoteDraft } from './use-note-draft.ts';

export interface DeleteDraftProps {
  draft: NoteDraft;
  petId: string;
  onDeleted: () => void;
}

/** Deletes the draft, on the server and on this device, after a question. */
export function DeleteDraft({ draft, petId, onDeleted }: DeleteDraftProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [isAsking, asking] = useDisclosure(false);
  const refresh = useRefreshPetRecord(petId);
  const remove = useMutation({
    mutationFn: async () => {
      draft.forget();
      if (draft.stored) await api.deleteNote({ query: { id: draft.stored.id } });
    },
    onSuccess: () => {
      void refresh();
      onDeleted();
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" onClick={asking.open}>
        {t('health:clinic.note.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('health:clinic.note.deleteTitle')}
        action={t('health:clinic.note.deleteAction')}
        isDanger
        cancelLabel={t('health:clinic.note.keep')}
        closeLabel={t('common:actions.close')}
        isBusy={remove.isPending}
        problem={<CallProblem error={remove.error} />}
        onConfirm={() => remove.mutate()}
        onClose={asking.close}
      >
        {t('health:clinic.note.deleteWhy')}
      </ConfirmDialog>
    </>
  );
}
