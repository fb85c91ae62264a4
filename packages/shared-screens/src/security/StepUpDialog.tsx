import '@zampa/i18n/english/security';
import { Button, TextInput } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useId } from 'react';
import { required } from '../form/field-rules.ts';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';

export interface StepUpDialogProps {
  /** Called with whether the person has proved who they are. */
  onFinish: (isProved: boolean) => void;
}

/** Asks for the password and a code before a protected call. */
export function StepUpDialog({ onFinish }: StepUpDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const api = useApi();
  const form = useCallForm({
    defaultValues: { password: '', code: '' },
    send: (body) => api.verifyIdentity({ body }),
    onDone: () => onFinish(true),
    emptiedWhenRefused: ['code'],
  });
  const { errors } = form.formState;
  return (
    <ModalDialog
      open
      onClose={() => onFinish(false)}
      title={t('security:stepUp.title')}
      closeLabel={t('common:actions.close')}
      isBusy={form.busy}
      actions={
        <>
          <Button variant="subtle" onClick={() => onFinish(false)}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.busy}>
            {t('security:stepUp.submit')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.submit}>
        <Text>{t('security:stepUp.why')}</Text>
        <PasswordField
          {...form.register('password', required)}
          autoComplete="current-password"
          label={t('security:app.password')}
          toggleLabel={t('common:words.showPassword')}
          error={fieldText(t, errors.password)}
        />
        <TextInput
          {...form.register('code', required)}
          autoComplete="one-time-code"
          label={t('security:signIn.code')}
          error={fieldText(t, errors.code)}
        />
        <FormProblem error={errors.root} />
      </Stack>
    </ModalDialog>
  );
}
