import '@zampa/i18n/english/problems';
import '@zampa/i18n/english/files';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Pet } from '@zampa/contract/pets/objects';
import { ATTACHMENT_TYPES, refusalToAttach } from '@zampa/domain/files/upload';
import { DOCUMENT_TITLE_LENGTH } from '@zampa/domain/health/documents';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { today } from '@zampa/shared-screens/pets/today';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useId } from 'react';
import { documentKindOptions } from '@zampa/shared-screens/health/document-kind-text';
import { FileField } from './FileField.tsx';
import { useDocumentForm } from './use-document-form.ts';

export interface DocumentDialogProps {
  pet: Pet;
  onClose: () => void;
}

/** Dialog to add a document or a picture to a pet's record. Its clinics will see it too. */
export function DocumentDialog({ pet, onClose }: DocumentDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useDocumentForm(pet.id, onClose);
  const { errors } = form.formState;
  const file = form.watch('file');
  const problem = file && refusalToAttach(file);
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('health:document.addTitle', { name: pet.name })}
      closeLabel={t('common:actions.close')}
      isBusy={form.busy}
      actions={
        <Button
          type="submit"
          form={formId}
          loading={form.busy}
          disabled={file === null || problem !== null}
        >
          {t('health:vaccination.save')}
        </Button>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.submit}>
        <FileField
          label={t('health:document.file')}
          chooseLabel={file ? t('health:document.otherFile') : t('health:document.chooseFile')}
          accept={ATTACHMENT_TYPES}
          name={file?.name ?? null}
          error={problem ? t(`files:${problem}`) : fieldText(t, errors.file)}
          onChoose={(chosen) => form.setValue('file', chosen)}
        />
        <NativeSelect
          {...form.register('kind')}
          label={t('health:document.kindLabel')}
          data={documentKindOptions(t)}
          error={fieldText(t, errors.kind)}
        />
        <TextInput
          {...form.register('title')}
          label={t('health:document.name')}
          maxLength={DOCUMENT_TITLE_LENGTH}
          error={fieldText(t, errors.title)}
        />
        <TextInput
          {...form.register('date')}
          type="date"
          max={today()}
          label={t('health:document.date')}
          error={fieldText(t, errors.date)}
        />
        <FormProblem error={errors.root} />
      </Stack>
    </ModalDialog>
  );
}
