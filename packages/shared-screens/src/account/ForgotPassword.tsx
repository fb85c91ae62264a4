import '@zampa/i18n/english/account-credentials';
import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useLightweightForm } from '@zampa/client/forms/use-lightweight-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { emailRules } from '../form/field-rules.ts';
import styles from './account-form.module.css';

/** Requests a password reset code, which is entered on the next screen. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const [api, navigate] = [useApi(), useNavigate()];
  const form = useLightweightForm({
    defaultValues: { email: '' },
    rules: { email: emailRules },
    send: ({ email }) => api.forgotPassword({ body: { email } }),
    onDone: ({ email }) =>
      navigate({ to: '/password/new/$email', params: { email: email.trim() } }),
  });
  const back = (
    <Link to="/login" className={styles['link']}>
      {t('account:credentials.forgot.back')}
    </Link>
  );
  return (
    <AccountPage
      title={t('account:credentials.forgot.title')}
      intro={t('account:credentials.forgot.intro')}
      foot={back}
    >
      <Stack as="form" noValidate onSubmit={form.submit}>
        <TextInput
          {...form.field('email')}
          type="email"
          autoComplete="username"
          label={t('account:fields.email')}
          error={fieldText(t, form.errors.email)}
        />
        <FormProblem error={form.errors.root} />
        <Button type="submit" loading={form.busy}>
          {t('account:credentials.forgot.submit')}
        </Button>
      </Stack>
    </AccountPage>
  );
}
