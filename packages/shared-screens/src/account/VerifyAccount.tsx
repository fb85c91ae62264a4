import '@zampa/i18n/english/account-steps';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { useCallForm } from '@zampa/client/forms/use-call-form';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import { CodeField } from '@zampa/ui/form/CodeField.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Trans } from '@zampa/i18n/Trans.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { Login } from './Login.tsx';
import { ResendCode } from './ResendCode.tsx';
import { codeRules } from './rules.ts';
import { useLinkedCode } from './use-linked-code.ts';
import styles from './account-form.module.css';

/**
 * Confirms the address of a new account with the code from the e-mail, or by its link, and signs in. Where the password
 * is not known any more, because the page was loaded anew, it is asked for here.
 */
export function VerifyAccount({ email }: { email: string }) {
  const { t } = useTranslation();
  const linked = useLinkedCode();
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useCodeForm(email, linked, () => setNeedsPassword(true));
  if (needsPassword)
    return (
      <Login
        title={t('account-steps:verify.done')}
        intro={t('account-steps:verify.doneWhy')}
        email={email}
      />
    );

  const intro = (
    <Trans
      i18nKey={linked ? 'account-steps:verify.introLink' : 'account-steps:verify.intro'}
      values={{ email }}
      components={{ strong: <strong /> }}
    />
  );
  return (
    <AccountPage title={t('account-steps:verify.title')} intro={intro} foot={<ChangeAddress />}>
      <Stack as="form" noValidate onSubmit={form.submit}>
        {linked ? (
          <ErrorLine>{fieldText(t, form.formState.errors.code)}</ErrorLine>
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
                onComplete={() => form.submit()}
                error={fieldText(t, fieldState.error)}
              />
            )}
          />
        )}
        <FormProblem error={form.formState.errors.root} />
        <Button type="submit" loading={form.busy}>
          {t('account-steps:verify.submit')}
        </Button>
        <ResendCode email={email} />
      </Stack>
    </AccountPage>
  );
}

function useCodeForm(email: string, linked: string, onNeedsPassword: () => void) {
  const [api, session] = [useApi(), useSession()];
  return useCallForm({
    defaultValues: { code: linked },
    send: async ({ code }) => {
      await api.send('POST /auth/confirm', { body: { email, code } });
      return session.signInConfirmed(email);
    },
    onDone: (isSignedIn) => {
      if (!isSignedIn) onNeedsPassword();
    },
  });
}

function ChangeAddress() {
  const { t } = useTranslation();
  return (
    <>
      {t('account-steps:verify.wrongAddress')}{' '}
      <Link to="/sign-up" className={styles['link']}>
        {t('account-steps:verify.changeAddress')}
      </Link>
    </>
  );
}
