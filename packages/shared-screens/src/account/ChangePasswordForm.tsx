import { Button } from '@mantine/core';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '../form/FormProblem.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { fieldText } from '../form/problem-text.ts';
import { newPasswordRules, required } from '../form/field-rules.ts';
import '@zampa/i18n/english/account-credentials';

type Values = { oldPassword: string; password: string };

const empty: Values = { oldPassword: '', password: '' };

/** Form to change the password of the signed-in user. */
export function ChangePasswordForm() {
  const { t } = useTranslation();
  const api = useApi();
  const [isDone, setDone] = useState(false);
  const form = useCallForm({
    defaultValues: empty,
    send: ({ oldPassword, password: newPassword }) => {
      setDone(false);
      return api.changePassword({ body: { oldPassword, newPassword } });
    },
    onDone: () => {
      form.reset(empty);
      setDone(true);
    },
  });
  const { errors } = form.formState;
  return (
    <Stack as="form" noValidate onSubmit={form.submit}>
      <PasswordField
        {...form.register('oldPassword', required)}
        autoComplete="current-password"
        label={t('account:credentials.fields.oldPassword')}
        toggleLabel={t('common:words.showPassword')}
        error={fieldText(t, errors.oldPassword)}
      />
      <NewPasswordField
        field={form.register('password', newPasswordRules)}
        label={t('account:credentials.fields.newPassword')}
        value={useWatch({ control: form.control, name: 'password' })}
        error={fieldText(t, errors.password)}
      />
      <FormProblem error={errors.root} />
      <div role="status">{isDone && t('account:credentials.change.done')}</div>
      <Button type="submit" loading={form.busy}>
        {t('account:credentials.change.submit')}
      </Button>
    </Stack>
  );
}
