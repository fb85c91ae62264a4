import { Button, Textarea } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useStoredForm } from '@zampa/client/forms/use-stored-form';
import { useRefreshPetRecord } from '../use-pet-record-call.ts';
import type { VisitNote } from '@zampa/contract/health/objects/note';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import styles from './notes.module.css';

export interface AddendumFormProps {
  note: VisitNote;
  onDone: () => void;
}

/** Adds a correction to a signed note, with the author and the time. What is typed stays on the device until then. */
export function AddendumForm({ note, onDone }: AddendumFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const refresh = useRefreshPetRecord(note.PetId);
  const form = useCallForm({
    defaultValues: { text: '' },
    send: async (body, idempotencyKey) => {
      await api.createAddendum({ query: { id: note.id }, body, idempotencyKey });
      await refresh();
    },
    onDone: () => {
      deleteDraft();
      onDone();
    },
  });
  const deleteDraft = useStoredForm(form, `addendum ${note.id}`);
  return (
    <Stack as="form" gap="8" noValidate onSubmit={form.submit}>
      <Textarea
        {...form.register('text', { required: true })}
        label={t('health:clinic.addendum.label')}
        description={t('health:clinic.addendum.why')}
        rows={3}
        maxLength={8000}
        data-autofocus
        classNames={{ input: styles['text'] ?? '' }}
        error={fieldText(t, form.formState.errors.text)}
      />
      <FormProblem error={form.formState.errors.root} />
      <Row>
        <Button type="submit" loading={form.busy}>
          {t('health:clinic.addendum.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
