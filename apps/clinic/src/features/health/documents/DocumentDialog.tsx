import '@zampa/i18n/english/files';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Pet } from '@zampa/contract/pets/objects';
import { ATTACHMENT_TYPES } from '@zampa/domain/files/upload';
import { DOCUMENT_TITLE_LENGTH } from '@zampa/domain/health/documents';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { documentKindOptions } from '@zampa/shared-screens/health/document-kind-text';
import { today } from '@zampa/shared-screens/pets/today';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Switch } from '@zampa/ui/mantine/Switch';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { DayField } from '../DayField.tsx';
import { useDocumentForm } from './use-document-form.ts';

export interface DocumentDialogProps {
  pet: Pet;
  onClose: () => void;
}

/** Adds a document of the clinic to a pet: a file with its kind, title and day. */
export function DocumentDialog({ pet, onClose }: DocumentDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useDocumentForm(pet, onClose);
  const { errors } = form.formState;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('health:clinic.documents.add')}
      closeLabel={t('common:actions.close')}
      isBusy={form.busy}
      actions={
        <Button type="submit" form={formId} loading={form.busy}>
          {t('health:clinic.documents.save')}
        </Button>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.submit}>
        <Controller
          control={form.control}
          name="file"
          rules={{ required: true }}
          render={({ field, fieldState }) => (
            <TextInput
              type="file"
              accept={ATTACHMENT_TYPES.join(',')}
              label={t('health:clinic.documents.file')}
              onChange={({ currentTarget }) => field.onChange(currentTarget.files?.[0] ?? null)}
              onBlur={field.onBlur}
              ref={field.ref}
              error={fieldText(t, fieldState.error)}
            />
          )}
        />
        <NativeSelect
          {...form.register('kind')}
          label={t('health:clinic.documents.kind')}
          data={documentKindOptions(t)}
          error={fieldText(t, errors.kind)}
        />
        <TextInput
          {...form.register('title')}
          label={t('health:clinic.documents.name')}
          maxLength={DOCUMENT_TITLE_LENGTH}
          error={fieldText(t, errors.title)}
        />
        <DayField
          control={form.control}
          name="date"
          label={t('health:clinic.documents.date')}
          max={today()}
          required
        />
        <Switch {...form.register('released')} label={t('health:clinic.documents.release')} />
        <FormProblem error={errors.root} />
      </Stack>
    </ModalDialog>
  );
}
