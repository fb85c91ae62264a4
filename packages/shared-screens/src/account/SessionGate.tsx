import { useClient } from '@zampa/client/ClientProvider.tsx';
import { useSession, useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { Deferred } from '@zampa/ui/states/Deferred.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { SplashScreen } from '@zampa/ui/states/SplashScreen.tsx';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FailedState } from '../states/FailedState.tsx';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const Introduce = lazyPart(async () => (await import('./NewcomerNameForm.tsx')).NewcomerNameForm);
const WrongApp = lazyPart(async () => (await import('./WrongApp.tsx')).WrongApp);

export type SessionGateProps = {
  /** Shown to signed-out users: a redirect to the login that remembers the requested page. */
  readonly signedOut: ReactNode;
  readonly children: ReactNode;
};

/** Shows the app to signed-in users of its kind, and the matching screen to all others. */
export function SessionGate({ signedOut, children }: SessionGateProps) {
  const { t } = useTranslation();
  const state = useSessionState();
  const { app } = useClient();
  const loading = <LoadingScreen label={t('common:states.starting')} />;
  switch (state.status) {
    case 'checking':
      return loading;
    case 'unreachable':
      return <ServerUnreachable error={state.error} />;
    case 'leaving':
      return <SplashScreen text={t('common:states.leaving')} />;
    case 'signedOut':
      return signedOut;
    case 'newcomer':
      return (
        <Suspense fallback={loading}>
          <Introduce />
        </Suspense>
      );
    case 'signedIn':
      if (state.user.isVet === (app === 'clinic'))
        return <Deferred fallback={loading}>{children}</Deferred>;
      return (
        <Suspense fallback={loading}>
          <WrongApp />
        </Suspense>
      );
  }
}

function ServerUnreachable({ error }: { error: unknown }) {
  const session = useSession();
  return <FailedState error={error} onRetry={() => void session.check()} />;
}
