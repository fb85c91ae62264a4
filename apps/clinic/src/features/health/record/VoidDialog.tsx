import { Button, TextInput } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useRefreshPetRecord } from '../use-pet-record-call.ts';
import type { Vaccination } from '@zampa/contract/health/objects/vaccination';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '@zampa/shared-screens/form/FormProblem.tsx';
import { fieldText } from '@zampa/shared-screens/form/problem-text';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useId } from 'react';

export interface VoidDialogProps {
  dose: Vaccination;
  onClose: () => void;
}

/** Asks why a dose is wrong, and voids it. */
export function VoidDialog({ dose, onClose }: VoidDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const refresh = useRefreshPetRecord(dose.PetId);
  const form = useCallForm({
    defaultValues: { reason: '' },
    send: async (body, idempotencyKey) => {
      await api.voidVaccination({ query: { id: dose.id }, body, idempotencyKey });
      await refresh();
    },
    onDone: onClose,
  });
  const { errors } = form.formState;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('health:clinic.vaccination.voidTitle')}
      closeLabel={t('common:actions.close')}
      isBusy={form.busy}
      actions={
        <Button type="submit" form={formId} color="red" loading={form.busy}>
          {t('health:clinic.vaccination.voidAction')}
        </Button>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.submit}>
        <Text tone="muted">{t('health:clinic.vaccination.voidWhy')}</Text>
        <TextInput
          {...form.register('reason', { required: true })}
          label={t('health:clinic.vaccination.reason')}
          maxLength={500}
          data-autofocus
          error={fieldText(t, errors.reason)}
        />
        <FormProblem error={errors.root} />
      </Stack>
    </ModalDialog>
  );
}
