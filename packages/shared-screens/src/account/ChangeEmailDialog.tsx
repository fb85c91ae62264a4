import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { meQuery } from '@zampa/client/session/use-me';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { CodeField } from '@zampa/ui/form/CodeField.tsx';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useEffect, useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { codeRules, emailRules, required } from '../form/field-rules.ts';
import '@zampa/i18n/english/account-credentials';

/**
 * Dialog to change the sign-in e-mail: the password requests a code, and the code sent to the new address confirms
 * it.
 */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const emailForm = useNewEmailForm(setPendingEmail);
  const codeForm = useEmailCodeForm(onClose);
  const editEmail = () => {
    codeForm.reset();
    setPendingEmail(null);
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('account:credentials.changeEmail.title')}
      closeLabel={t('common:actions.close')}
      isBusy={emailForm.busy || codeForm.busy}
      actions={
        pendingEmail === null ? (
          <Button type="submit" form={formId} loading={emailForm.busy}>
            {t('account:credentials.changeEmail.send')}
          </Button>
        ) : (
          <>
            <Button variant="subtle" onClick={editEmail}>
              {t('account:credentials.changeEmail.other')}
            </Button>
            <Button type="submit" form={formId} loading={codeForm.busy}>
              {t('account:credentials.changeEmail.submit')}
            </Button>
          </>
        )
      }
    >
      {pendingEmail === null ? (
        <NewEmailForm id={formId} form={emailForm} />
      ) : (
        <CodeForm id={formId} form={codeForm} email={pendingEmail} />
      )}
    </ModalDialog>
  );
}

function useNewEmailForm(onCodeSent: (email: string) => void) {
  const api = useApi();
  return useCallForm({
    defaultValues: { email: '', password: '' },
    send: ({ email, password }) =>
      api.requestEmailChange({ body: { email: email.trim(), password } }),
    onDone: (_answer, { email }) => onCodeSent(email.trim()),
  });
}

function useEmailCodeForm(onDone: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useCallForm({
    defaultValues: { code: '' },
    send: async (body) => {
      await api.confirmEmailChange({ body });
      await queryClient.invalidateQueries(meQuery(api));
    },
    emptiedWhenRefused: ['code'],
    onDone,
  });
}

type NewEmailFormProps = { id: string; form: ReturnType<typeof useNewEmailForm> };

function NewEmailForm({ id, form }: NewEmailFormProps) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.submit}>
      <Text>{t('account:credentials.changeEmail.why')}</Text>
      <TextInput
        {...form.register('email', emailRules)}
        type="email"
        autoComplete="email"
        label={t('account:credentials.changeEmail.email')}
        error={fieldText(t, errors.email)}
      />
      <PasswordField
        {...form.register('password', required)}
        autoComplete="current-password"
        label={t('account:credentials.changeEmail.password')}
        toggleLabel={t('common:words.showPassword')}
        error={fieldText(t, errors.password)}
      />
      <FormProblem error={errors.root} />
    </Stack>
  );
}

type CodeFormProps = { id: string; form: ReturnType<typeof useEmailCodeForm>; email: string };

function CodeForm({ id, form, email }: CodeFormProps) {
  const { t } = useTranslation();
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.submit}>
      <Text>{t('account:credentials.changeEmail.sent', { email })}</Text>
      <Controller
        control={form.control}
        name="code"
        rules={codeRules}
        render={({ field, fieldState }) => (
          <CodeField
            ref={field.ref}
            label={t('account:credentials.fields.code')}
            value={field.value}
            onChange={field.onChange}
            onComplete={() => form.submit()}
            error={fieldText(t, fieldState.error)}
          />
        )}
      />
      <FormProblem error={form.formState.errors.root} />
    </Stack>
  );
}
