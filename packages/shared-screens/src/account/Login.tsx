import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { ApiRefusal } from '@zampa/client/api/problems';
import { usePlainForm } from '@zampa/client/forms/use-plain-form';
import { useSession, useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { DemoAccountFill } from './DemoAccountFill.tsx';
import { emailRules, required } from './rules.ts';
import styles from './account-form.module.css';

/** Few ever come back from there. */
const ErasureStopped = lazy(async () => ({
  default: (await import('./ErasureStopped.tsx')).ErasureStopped,
}));
const ErasureAsked = lazy(async () => ({
  default: (await import('./ErasureAsked.tsx')).ErasureAsked,
}));

export type LoginProps = {
  /** Instead of the greeting, after a step of the account. */
  readonly title?: string;
  readonly intro?: string;
  /** The address that is known already. */
  readonly email?: string;
};

/** Signs in. Where to go afterwards is the route's to say, once the session's state is `signedIn`. */
export function Login({ title, intro, email }: LoginProps) {
  const { t } = useTranslation();
  const ended = useEndedSession();
  const greeting = useGreeting();
  const [goOn, setGoOn] = useState<() => void>();
  const form = useLoginForm(email ?? ended ?? '', ({ erasureStopped }) => {
    if (!erasureStopped) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    setGoOn(() => resolve);
    return promise;
  });
  const { errors } = form;
  if (goOn)
    return (
      <Suspense>
        <ErasureStopped onGoOn={goOn} />
      </Suspense>
    );
  return (
    <AccountPage
      title={title ?? t('account:login.title')}
      intro={intro ?? (ended === null ? greeting : t('account:login.ended'))}
      foot={<SignUpLink />}
    >
      <ErasureNote />
      <Stack as="form" noValidate onSubmit={form.submit}>
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
        <Row justify="end">
          <Link to="/password/reset" className={styles['link']}>
            {t('account:login.forgot')}
          </Link>
        </Row>
        <FormProblem error={errors.root} />
        <Button type="submit" loading={form.busy}>
          {t('account:login.submit')}
        </Button>
      </Stack>
      <DemoAccountFill
        onFill={(account) => form.reset({ email: account.email, password: account.password })}
      />
    </AccountPage>
  );
}

/** What is done with the answer to signing in. */
type SignedIn = Parameters<ReturnType<typeof useSession>['signIn']>[2];

const neverChanges = () => () => undefined;
/** Where the tab in which the account was closed keeps when it is erased; `DeleteAccountDialog` writes it. */
const storedDate = () => sessionStorage.getItem('zampa-erasure');

/** Says when the account is erased, where that has been asked for in this tab. */
function ErasureNote() {
  // The server has filled in the page without knowing of it.
  const date = useSyncExternalStore(neverChanges, storedDate, () => null);
  return (
    date && (
      <Suspense>
        <ErasureAsked date={date} />
      </Suspense>
    )
  );
}

function useGreeting(): string {
  const { t } = useTranslation();
  const { app } = useClient();
  return app === 'clinic' ? t('account:login.greetingClinic') : t('account:login.greetingOwner');
}

/** Whose session the server has ended a moment ago, `null` when nobody was signed in. */
function useEndedSession(): string | null {
  const state = useSessionState();
  return (state.status === 'signedOut' && state.endedFor) || null;
}

function useLoginForm(known: string, onAnswer: SignedIn) {
  const [api, session, navigate] = [useApi(), useSession(), useNavigate()];
  return usePlainForm({
    defaultValues: { email: known, password: '' },
    rules: { email: emailRules, password: required },
    send: async ({ email, password }) => {
      try {
        await session.signIn(email, password, onAnswer);
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.code !== 'NOT_CONFIRMED') throw error;
        session.awaitConfirmation({ email, password });
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
