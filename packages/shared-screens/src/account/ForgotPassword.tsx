import '@zampa/i18n/english/account-steps';
import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { usePlainForm } from '@zampa/client/forms/use-plain-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { emailRules } from './rules.ts';
import styles from './account-form.module.css';

/** Asks for a code with which a new password can be chosen on the next page. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const [api, navigate] = [useApi(), useNavigate()];
  const form = usePlainForm({
    defaultValues: { email: '' },
    rules: { email: emailRules },
    send: ({ email }) => api.send('POST /auth/forgot-password', { body: { email } }),
    onDone: ({ email }) =>
      navigate({ to: '/password/new/$email', params: { email: email.trim() } }),
  });
  const back = (
    <Link to="/login" className={styles['link']}>
      {t('account-steps:forgot.back')}
    </Link>
  );
  return (
    <AccountPage
      title={t('account-steps:forgot.title')}
      intro={t('account-steps:forgot.intro')}
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
          {t('account-steps:forgot.submit')}
        </Button>
      </Stack>
    </AccountPage>
  );
}
