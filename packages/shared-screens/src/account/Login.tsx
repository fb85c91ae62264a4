import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useApi, useClient } from '@zampa/client/ClientProvider.tsx';
import { ApiRefusal } from '@zampa/client/api/problems';
import { useLightweightForm } from '@zampa/client/forms/use-lightweight-form';
import { useSession, useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { PasswordField } from '@zampa/ui/form/PasswordField.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { FormProblem } from '../form/FormProblem.tsx';
import { fieldText } from '../form/problem-text.ts';
import { AccountPage } from './AccountPage.tsx';
import { DemoAccountCard } from './DemoAccountCard.tsx';
import { emailRules, required } from '../form/field-rules.ts';
import styles from './account-form.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: few accounts have an authenticator app. */
const SecondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep);
/** Lazy-loaded: few users cancel an erasure. */
const ErasureStopped = lazyPart(
  async () => (await import('./ErasureCanceled.tsx')).ErasureCanceled,
);
const ErasureAsked = lazyPart(
  async () => (await import('./ErasureScheduledNotice.tsx')).ErasureScheduledNotice,
);

export type LoginProps = {
  /** Replaces the greeting after an account step. */
  readonly title?: string;
  readonly intro?: string;
  /** Prefills the e-mail field. */
  readonly email?: string;
};

/** Login screen. The route decides where to go next once the session status is `signedIn`. */
export function Login({ title, intro, email }: LoginProps) {
  const { t } = useTranslation();
  const endedFor = useEndedSession();
  const greeting = useGreeting();
  const [goOn, setGoOn] = useState<() => void>();
  const [challenged, setChallenged] = useState<Challenged | null>(null);
  const onAnswer: SignInAnswerHandler = ({ erasureStopped }) => {
    if (!erasureStopped) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    setGoOn(() => resolve);
    return promise;
  };
  const form = useLoginForm(email ?? endedFor ?? '', onAnswer, setChallenged);
  if (goOn)
    return (
      <Suspense>
        <ErasureStopped onGoOn={goOn} />
      </Suspense>
    );
  if (challenged)
    return (
      <Suspense>
        <SecondStep {...challenged} onAnswer={onAnswer} onBack={() => setChallenged(null)} />
      </Suspense>
    );
  return (
    <AccountPage
      title={title ?? t('account:login.title')}
      intro={intro ?? (endedFor === null ? greeting : t('account:login.ended'))}
      foot={<SignUpLink />}
    >
      <StoredErasureNotice />
      <LoginForm form={form} />
      <DemoAccountCard
        onFill={(account) => form.reset({ email: account.email, password: account.password })}
      />
    </AccountPage>
  );
}

/** Form with e-mail address and password. */
function LoginForm({ form }: { readonly form: ReturnType<typeof useLoginForm> }) {
  const { t } = useTranslation();
  const { errors } = form;
  return (
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
  );
}

/** Handles the answer of the sign-in call. */
type SignInAnswerHandler = NonNullable<Parameters<ReturnType<typeof useSession>['signIn']>[2]>;

/** A sign-in that waits for a code. */
type Challenged = { readonly email: string; readonly challenge: string };

const subscribeNever = () => () => undefined;
/** Erasure date, stored by `DeleteAccountDialog` in the tab in which the account was closed. */
const readErasureDate = () => sessionStorage.getItem('zampa-erasure');

/** Shows when the account will be erased, if this was requested in this tab. */
function StoredErasureNotice() {
  // The server-rendered page has no erasure date.
  const date = useSyncExternalStore(subscribeNever, readErasureDate, () => null);
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

/** Returns the e-mail address of a session that the server just ended; null if no user was signed in. */
function useEndedSession(): string | null {
  const state = useSessionState();
  return (state.status === 'signedOut' && state.endedFor) || null;
}

function useLoginForm(
  initialEmail: string,
  onAnswer: SignInAnswerHandler,
  onChallenge: (challenged: Challenged) => void,
) {
  const [api, session, navigate] = [useApi(), useSession(), useNavigate()];
  return useLightweightForm({
    defaultValues: { email: initialEmail, password: '' },
    rules: { email: emailRules, password: required },
    send: async ({ email, password }) => {
      try {
        await session.signIn(email, password, onAnswer);
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        const challenge = error.fields[0]?.params?.['challenge'];
        if (error.code === 'SECOND_FACTOR_REQUIRED' && typeof challenge === 'string')
          return onChallenge({ email, challenge });
        if (error.code !== 'NOT_CONFIRMED') throw error;
        session.awaitConfirmation({ email, password });
        // The code of the sign-up may have expired. If sending fails, the next screen offers to resend it.
        api.resendCode({ body: { email } }).catch(() => undefined);
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
