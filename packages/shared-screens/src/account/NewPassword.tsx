import '@zampa/i18n/english/account-steps';
import { Button } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { CodeField } from '@zampa/ui/form/CodeField.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Trans } from '@zampa/i18n/Trans.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '../form/FormProblem.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { Done } from './Done.tsx';
import { codeRules, newPasswordRules } from './rules.ts';
import { useLinkedCode } from './use-linked-code.ts';

type Values = { code: string; password: string };

/** Chooses a new password with the code that was asked for on the page before, or by the link of the e-mail. */
export function NewPassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const linked = useLinkedCode();
  const [isDone, setDone] = useState(false);
  const intro = (
    <Trans
      i18nKey={linked ? 'account-steps:reset.introLink' : 'account-steps:reset.intro'}
      values={{ email }}
      components={{ strong: <strong /> }}
    />
  );
  if (isDone)
    return <Done title={t('account-steps:reset.done')} intro={t('account-steps:reset.doneWhy')} />;
  return (
    <AccountPage title={t('account-steps:reset.title')} intro={intro}>
      <NewPasswordForm email={email} linked={linked} onDone={() => setDone(true)} />
    </AccountPage>
  );
}

interface NewPasswordFormProps {
  email: string;
  /** What the link of the e-mail carried; empty for who types a code. */
  linked: string;
  onDone: () => void;
}

function NewPasswordForm({ email, linked, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const form = useCallForm<Values, undefined>({
    defaultValues: { code: linked, password: '' },
    send: ({ code, password: newPassword }) =>
      api.send('POST /auth/reset-password', { body: { email, code, newPassword } }),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      {linked ? (
        <ErrorLine>{fieldText(t, errors.code)}</ErrorLine>
      ) : (
        <Controller
          control={form.control}
          name="code"
          rules={codeRules}
          render={({ field, fieldState }) => (
            <CodeField
              label={t('account-steps:fields.code')}
              value={field.value}
              onChange={field.onChange}
              error={fieldText(t, fieldState.error)}
            />
          )}
        />
      )}
      <NewPasswordField
        field={form.register('password', newPasswordRules)}
        label={t('account-steps:fields.newPassword')}
        value={useWatch({ control: form.control, name: 'password' })}
        error={fieldText(t, errors.password)}
      />
      <FormProblem error={errors.root} />
      <Button type="submit" loading={form.busy}>
        {t('account-steps:reset.submit')}
      </Button>
    </Stack>
  );
}
