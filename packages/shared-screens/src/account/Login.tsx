import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { ApiRefusal } from '@zampa/client/api/problems';
import { usePlainForm } from '@zampa/client/forms/use-plain-form';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { DemoAccountFill } from './DemoAccountFill.tsx';
import { emailRules, required } from './rules.ts';
import styles from './account-form.module.css';

/** Signs in. Where to go afterwards is the route's to say, once the session's state is `signedIn`. */
export function Login() {
  const { t } = useTranslation();
  const { app } = useClient();
  const greeting =
    app === 'clinic' ? t('account:login.greetingClinic') : t('account:login.greetingOwner');
  const form = useLoginForm();
  const { errors } = form;
  return (
    <AccountPage title={t('account:login.title')} intro={greeting} foot={<SignUpLink />}>
      <form noValidate className={styles['form']} onSubmit={form.submit}>
        <TextInput
          {...form.field('email')}
          type="email"
          autoComplete="username"
          label={t('account:fields.email')}
          error={fieldText(t, errors.email)}
        />
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          label={t('account:fields.password')}
          toggleLabel={t('common:words.showPassword')}
          error={fieldText(t, errors.password)}
        />
        <div className={styles['aside']}>
          <Link to="/password/reset" className={styles['link']}>
            {t('account:login.forgot')}
          </Link>
        </div>
        <FormProblem error={errors.root} />
        <Button type="submit" loading={form.busy}>
          {t('account:login.submit')}
        </Button>
      </form>
      <DemoAccountFill onFill={({ email, password }) => form.reset({ email, password })} />
    </AccountPage>
  );
}

function useLoginForm() {
  const [api, session, navigate] = [useApi(), useSession(), useNavigate()];
  return usePlainForm({
    defaultValues: { email: '', password: '' },
    rules: { email: emailRules, password: required },
    send: async ({ email, password }) => {
      try {
        await session.signIn(email, password);
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.code !== 'NOT_CONFIRMED') throw error;
        // The code of the sign-up may be long gone; if sending fails, the page offers it again.
        api.send('POST /auth/resend-code', { body: { email } }).catch(() => undefined);
        await navigate({ to: '/email-confirmation/$email', params: { email } });
      }
    },
  });
}

function SignUpLink() {
  const { t } = useTranslation();
  return (
    <>
      {t('account:login.noAccount')}{' '}
      <Link to="/sign-up" className={styles['link']}>
        {t('account:login.signUp')}
      </Link>
    </>
  );
}
