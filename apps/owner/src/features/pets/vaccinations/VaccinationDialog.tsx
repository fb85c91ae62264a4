import '@zampa/i18n/english/problems';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Vaccine } from '@zampa/contract/health/objects/vaccine';
import type { Pet } from '@zampa/contract/pets/objects';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { today } from '@zampa/shared-screens/pets/today';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useId } from 'react';
import { BookletPhoto } from './BookletPhoto.tsx';
import { useVaccinationForm } from './use-vaccination-form.ts';

export interface VaccinationDialogProps {
  pet: Pet;
  /** The vaccines of the pet's species. */
  vaccines: readonly Vaccine[];
  onClose: () => void;
}

/** Dialog to enter a dose that somebody gave: the family copies it from the booklet. */
export function VaccinationDialog({ pet, vaccines, onClose }: VaccinationDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formId = useId();
  const form = useVaccinationForm(pet, String(vaccines[0]?.id), onClose);
  const { errors } = form.formState;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('health:vaccination.title', { name: pet.name })}
      closeLabel={t('common:actions.close')}
      isBusy={form.busy}
      actions={
        <Button type="submit" form={formId} loading={form.busy}>
          {t('health:vaccination.save')}
        </Button>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.submit}>
        <NativeSelect
          {...form.register('vaccineId')}
          label={t('health:vaccination.vaccine')}
          data={vaccines.map(({ id, names }) => ({ value: String(id), label: names[language] }))}
          error={fieldText(t, errors.vaccineId)}
        />
        <TextInput
          {...form.register('givenOn', { required: true })}
          type="date"
          max={today()}
          label={t('health:vaccination.givenOn')}
          error={fieldText(t, errors.givenOn)}
        />
        <TextInput
          {...form.register('product')}
          label={t('health:vaccination.product')}
          error={fieldText(t, errors.product)}
        />
        <TextInput
          {...form.register('batch')}
          label={t('health:vaccination.batch')}
          error={fieldText(t, errors.batch)}
        />
        <TextInput
          {...form.register('nextDueOn')}
          type="date"
          label={t('health:vaccination.nextDueOn')}
          error={fieldText(t, errors.nextDueOn)}
        />
        <BookletPhoto
          photo={form.watch('file')}
          error={fieldText(t, errors.file)}
          onChoose={(file) => form.setValue('file', file)}
        />
        <FormProblem error={errors.root} />
      </Stack>
    </ModalDialog>
  );
}
