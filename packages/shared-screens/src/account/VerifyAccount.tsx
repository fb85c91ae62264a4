import '@zampa/i18n/english/account-credentials';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { CodeField } from '@zampa/ui/form/CodeField.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Trans } from '@zampa/i18n/Trans.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { Login } from './Login.tsx';
import { ResendCode } from './ResendCode.tsx';
import { codeRules, required } from '../form/field-rules.ts';
import { ForgotPasswordLink } from './ForgotPasswordLink.tsx';
import { useLinkedCode } from './use-linked-code.ts';
import styles from './account-form.module.css';

/**
 * Confirms the address of a new account with the code or link from the e-mail, then signs in. After a reload the
 * password is no longer in memory, so the login asks for it. A browser that did not sign up asks for the password
 * together with the code.
 */
export function VerifyAccount({ email }: { email: string }) {
  const { t } = useTranslation();
  const linkedCode = useLinkedCode();
  const [isConfirmed, setConfirmed] = useState(false);
  const { form, asksPassword } = useCodeForm(email, linkedCode, () => setConfirmed(true));
  if (isConfirmed)
    return (
      <Login
        title={t('account:credentials.verify.done')}
        intro={t('account:credentials.verify.doneWhy')}
        email={email}
      />
    );

  const intro = (
    <Trans
      i18nKey={
        linkedCode ? 'account:credentials.verify.introLink' : 'account:credentials.verify.intro'
      }
      values={{ email }}
      components={{ strong: <strong /> }}
    />
  );
  return (
    <AccountPage
      title={t('account:credentials.verify.title')}
      intro={intro}
      foot={<ChangeAddressLink />}
    >
      <Stack as="form" noValidate onSubmit={form.submit}>
        {linkedCode ? (
          <ErrorLine>{fieldText(t, form.formState.errors.code)}</ErrorLine>
        ) : (
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
                onComplete={() => asksPassword || form.submit()}
                error={fieldText(t, fieldState.error)}
              />
            )}
          />
        )}
        {asksPassword && <SignUpPassword form={form} />}
        <FormProblem error={form.formState.errors.root} />
        <Button type="submit" loading={form.busy}>
          {t('account:credentials.verify.submit')}
        </Button>
        <ResendCode email={email} />
      </Stack>
    </AccountPage>
  );
}

function useCodeForm(email: string, linkedCode: string, onConfirmed: () => void) {
  const [api, session] = [useApi(), useSession()];
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useCallForm({
    defaultValues: { code: linkedCode, password: '' },
    send: async ({ code, password: typed }) => {
      const signUp = session.unconfirmed();
      const password = typed || (signUp?.email.trim() === email ? signUp.password : '');
      const body = { email, code, ...(password && { password }) };
      await api.confirm({ body }).catch((error: unknown) => {
        if (isAboutPassword(error)) setAsksPassword(true);
        throw error;
      });
      if (typed) session.awaitConfirmation({ email, password: typed });
      return session.signInConfirmed(email);
    },
    emptiedWhenRefused: ['code'],
    onDone: (isSignedIn) => {
      if (!isSignedIn) onConfirmed();
    },
  });
  return { form, asksPassword };
}

const isAboutPassword = (error: unknown) =>
  error instanceof ApiRefusal &&
  (error.code === 'PASSWORD_REQUIRED' || error.code === 'BAD_CREDENTIALS');

type CodeForm = ReturnType<typeof useCodeForm>['form'];

/** Password field, shown if the account was created in another browser. */
function SignUpPassword({ form }: { form: CodeForm }) {
  const { t } = useTranslation();
  return (
    <>
      <Text>{t('account:credentials.verify.passwordWhy')}</Text>
      <PasswordField
        {...form.register('password', required)}
        autoComplete="current-password"
        label={t('account:credentials.verify.password')}
        toggleLabel={t('common:words.showPassword')}
        error={fieldText(t, form.formState.errors.password)}
      />
      <Row justify="end">
        <ForgotPasswordLink />
      </Row>
    </>
  );
}

function ChangeAddressLink() {
  const { t } = useTranslation();
  return (
    <>
      {t('account:credentials.verify.wrongAddress')}{' '}
      <Link to="/sign-up" className={styles['link']}>
        {t('account:credentials.verify.changeAddress')}
      </Link>
    </>
  );
}
