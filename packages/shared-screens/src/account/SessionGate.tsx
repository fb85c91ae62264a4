import { useClient } from '@zampa/client/ClientProvider.tsx';
import { useSession, useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { Gradually } from '@zampa/ui/states/Gradually.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { SplashScreen } from '@zampa/ui/states/SplashScreen.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FailedState } from '../states/FailedState.tsx';

const Introduce = lazy(async () => ({ default: (await import('./Introduce.tsx')).Introduce }));
const WrongApp = lazy(async () => ({ default: (await import('./WrongApp.tsx')).WrongApp }));

export type SessionGateProps = {
  /** What nobody signed in sees instead: the way to the login that keeps the page asked for. */
  readonly signedOut: ReactNode;
  readonly children: ReactNode;
};

/** Lets through whoever is signed in and at home in this app; shows everybody else what comes first. */
export function SessionGate({ signedOut, children }: SessionGateProps) {
  const { t } = useTranslation();
  const state = useSessionState();
  const { app } = useClient();
  const loading = <LoadingScreen label={t('common:states.starting')} />;
  switch (state.status) {
    case 'checking':
      return loading;
    case 'unreachable':
      return <Unreachable error={state.error} />;
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
        return <Gradually meanwhile={loading}>{children}</Gradually>;
      return (
        <Suspense fallback={loading}>
          <WrongApp />
        </Suspense>
      );
  }
}

function Unreachable({ error }: { error: unknown }) {
  const session = useSession();
  return <FailedState error={error} onRetry={() => void session.check()} />;
}
