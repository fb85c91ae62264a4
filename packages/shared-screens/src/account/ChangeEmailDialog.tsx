import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { meQuery } from '@zampa/client/session/use-me';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { CodeField } from '@zampa/ui/form/CodeField.tsx';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { codeRules, emailRules, required } from './rules.ts';
import '@zampa/i18n/english/account';

/** Another address to sign in with: asked for with the password, taken with the code that comes to it. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('account:changeEmail.title')}
      closeLabel={t('common:actions.close')}
    >
      {asked === null ? (
        <AskForm onAsked={setAsked} />
      ) : (
        <CodeForm email={asked} onDone={onClose} onOther={() => setAsked(null)} />
      )}
    </ModalDialog>
  );
}

function AskForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const form = useCallForm({
    defaultValues: { email: '', password: '' },
    send: ({ email, password }) =>
      api.send('POST /auth/change-email', { body: { email: email.trim(), password } }),
    onDone: (_answer, { email }) => onAsked(email.trim()),
  });
  const { errors } = form.formState;
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <p>{t('account:changeEmail.why')}</p>
      <TextInput
        {...form.register('email', emailRules)}
        type="email"
        autoComplete="email"
        label={t('account:changeEmail.email')}
        error={fieldText(t, errors.email)}
      />
      <PasswordField
        {...form.register('password', required)}
        autoComplete="current-password"
        label={t('account:changeEmail.password')}
        toggleLabel={t('common:words.showPassword')}
        error={fieldText(t, errors.password)}
      />
      <FormProblem error={errors.root} />
      <Button type="submit" loading={form.busy}>
        {t('account:changeEmail.send')}
      </Button>
    </Stack>
  );
}

type CodeFormProps = { email: string; onDone: () => void; onOther: () => void };

function CodeForm({ email, onDone, onOther }: CodeFormProps) {
  const { t } = useTranslation();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const form = useCallForm({
    defaultValues: { code: '' },
    send: async (body) => {
      await api.send('POST /auth/confirm-email-change', { body });
      await queryClient.invalidateQueries(meQuery(api));
    },
    onDone,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <p>{t('account:changeEmail.sent', { email })}</p>
      <Controller
        control={form.control}
        name="code"
        rules={codeRules}
        render={({ field, fieldState }) => (
          <CodeField
            ref={field.ref}
            label={t('account:fields.code')}
            value={field.value}
            onChange={field.onChange}
            onComplete={() => form.submit()}
            error={fieldText(t, fieldState.error)}
          />
        )}
      />
      <FormProblem error={form.formState.errors.root} />
      <Button type="submit" loading={form.busy}>
        {t('account:changeEmail.submit')}
      </Button>
      <Button variant="subtle" onClick={onOther}>
        {t('account:changeEmail.other')}
      </Button>
    </Stack>
  );
}
