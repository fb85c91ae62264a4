import '@zampa/i18n/english/account-credentials';
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
import { emailRules, newPasswordRules, required } from '../form/field-rules.ts';
import { emptySignUp, type SignUpValues, toSignUpValues } from './sign-up-values.ts';
import styles from './account-form.module.css';

export type SignUpProps = {
  /** The address that the invitation was sent to. Read-only, since the invitation is valid only for it. */
  readonly email?: string | null;
  /** Whether signing up also accepts the invitation. */
  readonly joins?: boolean;
  /** Shown above the form: who sent the invitation. */
  readonly inviter?: ReactNode;
};

/** Sign-up form. The e-mail address is confirmed on the next screen. */
export function SignUp({ email = null, joins = false, inviter }: SignUpProps) {
  const { t } = useTranslation();
  const { app } = useClient();
  const intro =
    app === 'clinic'
      ? t('account:credentials.signUp.introClinic')
      : t('account:credentials.signUp.introOwner');
  const form = useSignUpForm(email ?? '', joins);
  const { errors } = form.formState;
  return (
    <AccountPage title={t('account:credentials.signUp.title')} intro={intro} foot={<LoginLink />}>
      {inviter}
      <Stack as="form" noValidate onSubmit={form.submit}>
        <div className={styles['pair']}>
          <TextInput
            {...form.register('name', required)}
            autoComplete="given-name"
            enterKeyHint="next"
            label={t('account:credentials.fields.firstName')}
            error={fieldText(t, errors.name)}
          />
          <TextInput
            {...form.register('family_name', required)}
            autoComplete="family-name"
            enterKeyHint="next"
            label={t('account:credentials.fields.lastName')}
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
          {t('account:credentials.signUp.submit')}
        </Button>
      </Stack>
    </AccountPage>
  );
}

function useSignUpForm(invitedEmail: string, joins: boolean) {
  const [api, session, navigate] = [useApi(), useSession(), useNavigate()];
  const language = useLanguage();
  return useCallForm({
    defaultValues: invitedEmail
      ? { ...emptySignUp, email: invitedEmail }
      : toSignUpValues(session.unconfirmed()),
    send: (values, idempotencyKey) => {
      const { email, password, name, family_name } = values;
      const body = { email, password, name, family_name, ...consentFields(values), language };
      return api.signUp({ body, idempotencyKey });
    },
    onDone: (_answer, values) => {
      if (joins) clearStoredInvitation(session.app);
      const { email, password, name: firstName, family_name: lastName } = values;
      const introduction = { firstName, lastName, ...consentFields(values), language };
      session.awaitConfirmation({ email, password, introduction });
      return navigate({ to: '/email-confirmation/$email', params: { email: email.trim() } });
    },
  });
}

/** Returns the given consents in form encoding (`on`); omits unchecked ones. */
function consentFields({ marketing, thirdparties }: SignUpValues) {
  return {
    ...(marketing && { marketing: 'on' as const }),
    ...(thirdparties && { thirdparties: 'on' as const }),
  };
}

function LoginLink() {
  const { t } = useTranslation();
  return (
    <>
      {t('account:credentials.signUp.haveAccount')}{' '}
      <Link to="/login" className={styles['link']}>
        {t('account:credentials.signUp.signIn')}
      </Link>
    </>
  );
}
