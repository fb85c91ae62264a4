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
import { codeRules, emailRules, required } from './rules.ts';
import '@zampa/i18n/english/account-steps';

/**
 * Lets somebody give another address to sign in with: asked for with the password, taken with the code that comes to
 * it.
 */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const asking = useAsking(setAsked);
  const confirming = useConfirming(onClose);
  const askAgain = () => {
    confirming.reset();
    setAsked(null);
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('account-steps:changeEmail.title')}
      closeLabel={t('common:actions.close')}
      isBusy={asking.busy || confirming.busy}
      actions={
        asked === null ? (
          <Button type="submit" form={formId} loading={asking.busy}>
            {t('account-steps:changeEmail.send')}
          </Button>
        ) : (
          <>
            <Button variant="subtle" onClick={askAgain}>
              {t('account-steps:changeEmail.other')}
            </Button>
            <Button type="submit" form={formId} loading={confirming.busy}>
              {t('account-steps:changeEmail.submit')}
            </Button>
          </>
        )
      }
    >
      {asked === null ? (
        <AskForm id={formId} form={asking} />
      ) : (
        <CodeForm id={formId} form={confirming} email={asked} />
      )}
    </ModalDialog>
  );
}

function useAsking(onAsked: (email: string) => void) {
  const api = useApi();
  return useCallForm({
    defaultValues: { email: '', password: '' },
    send: ({ email, password }) =>
      api.send('POST /auth/change-email', { body: { email: email.trim(), password } }),
    onDone: (_answer, { email }) => onAsked(email.trim()),
  });
}

function useConfirming(onDone: () => void) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useCallForm({
    defaultValues: { code: '' },
    send: async (body) => {
      await api.send('POST /auth/confirm-email-change', { body });
      await queryClient.invalidateQueries(meQuery(api));
    },
    onDone,
  });
}

type AskFormProps = { id: string; form: ReturnType<typeof useAsking> };

function AskForm({ id, form }: AskFormProps) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.submit}>
      <Text>{t('account-steps:changeEmail.why')}</Text>
      <TextInput
        {...form.register('email', emailRules)}
        type="email"
        autoComplete="email"
        label={t('account-steps:changeEmail.email')}
        error={fieldText(t, errors.email)}
      />
      <PasswordField
        {...form.register('password', required)}
        autoComplete="current-password"
        label={t('account-steps:changeEmail.password')}
        toggleLabel={t('common:words.showPassword')}
        error={fieldText(t, errors.password)}
      />
      <FormProblem error={errors.root} />
    </Stack>
  );
}

type CodeFormProps = { id: string; form: ReturnType<typeof useConfirming>; email: string };

function CodeForm({ id, form, email }: CodeFormProps) {
  const { t } = useTranslation();
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <Stack as="form" id={id} noValidate onSubmit={form.submit}>
      <Text>{t('account-steps:changeEmail.sent', { email })}</Text>
      <Controller
        control={form.control}
        name="code"
        rules={codeRules}
        render={({ field, fieldState }) => (
          <CodeField
            ref={field.ref}
            label={t('account-steps:fields.code')}
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
