import '@zampa/i18n/english/account-steps';
import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { clearStoredInvitation } from '@zampa/client/invitations/stored-invitation';
import { useLanguage } from '@zampa/i18n/use-language';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { FormProblem } from '../form/FormProblem.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { Consents } from './Consents.tsx';
import { emailRules, newPasswordRules, required } from './rules.ts';
import { emptySignUp, type SignUpValues, signUpAgain } from './sign-up-values.ts';
import styles from './account-form.module.css';

export type SignUpProps = {
  /** The address of an invitation: only with it the invitation is theirs. */
  readonly email?: string | null;
  /** Whether the account joins who invited it by itself, so that nothing is left to accept. */
  readonly joins?: boolean;
  /** Who invites, above the form. */
  readonly inviter?: ReactNode;
};

/** Creates an account, whose address is confirmed on the next page. */
export function SignUp({ email = null, joins = false, inviter }: SignUpProps) {
  const { t } = useTranslation();
  const { app } = useClient();
  const intro =
    app === 'clinic' ? t('account-steps:signUp.introClinic') : t('account-steps:signUp.introOwner');
  const form = useSignUpForm(email ?? '', joins);
  const { errors } = form.formState;
  return (
    <AccountPage title={t('account-steps:signUp.title')} intro={intro} foot={<LoginLink />}>
      {inviter}
      <Stack as="form" noValidate onSubmit={form.submit}>
        <div className={styles['pair']}>
          <TextInput
            {...form.register('name', required)}
            autoComplete="given-name"
            enterKeyHint="next"
            label={t('account-steps:fields.firstName')}
            error={fieldText(t, errors.name)}
          />
          <TextInput
            {...form.register('family_name', required)}
            autoComplete="family-name"
            enterKeyHint="next"
            label={t('account-steps:fields.lastName')}
            error={fieldText(t, errors.family_name)}
          />
        </div>
        <TextInput
          {...form.register('email', emailRules)}
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          readOnly={email !== null}
          label={t('account:fields.email')}
          error={fieldText(t, errors.email)}
        />
        <NewPasswordField
          field={form.register('password', newPasswordRules)}
          label={t('account:fields.password')}
          value={useWatch({ control: form.control, name: 'password' })}
          error={fieldText(t, errors.password)}
        />
        <Consents form={form} />
        <FormProblem error={errors.root} />
        <Button type="submit" loading={form.busy}>
          {t('account-steps:signUp.submit')}
        </Button>
      </Stack>
    </AccountPage>
  );
}

function useSignUpForm(invited: string, joins: boolean) {
  const [api, session, navigate] = [useApi(), useSession(), useNavigate()];
  const language = useLanguage();
  return useCallForm({
    defaultValues: invited
      ? { ...emptySignUp, email: invited }
      : signUpAgain(session.unconfirmed()),
    send: (values, idempotencyKey) => {
      const { email, password, name, family_name } = values;
      const body = { email, password, name, family_name, ...given(values), language };
      return api.send('POST /auth/sign-up', { body, idempotencyKey });
    },
    onDone: (_answer, values) => {
      if (joins) clearStoredInvitation(session.app);
      const { email, password, name: firstName, family_name: lastName } = values;
      const introduction = { firstName, lastName, ...given(values), language };
      session.awaitConfirmation({ email, password, introduction });
      return navigate({ to: '/email-confirmation/$email', params: { email: email.trim() } });
    },
  });
}

/** The consents that were given, as a form's box says it; what was not ticked is absent. */
function given({ marketing, thirdparties }: SignUpValues) {
  return {
    ...(marketing && { marketing: 'on' as const }),
    ...(thirdparties && { thirdparties: 'on' as const }),
  };
}

function LoginLink() {
  const { t } = useTranslation();
  return (
    <>
      {t('account-steps:signUp.haveAccount')}{' '}
      <Link to="/login" className={styles['link']}>
        {t('account-steps:signUp.signIn')}
      </Link>
    </>
  );
}
