import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { RealtimeProvider } from '@zampa/client/realtime/RealtimeProvider.tsx';
import { useSession, useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** Seldom seen, so not in the first download. */
const UseDesktopScreen = lazy(async () => ({
  default: (await import('@zampa/shared-screens/account/UseDesktopScreen.tsx')).UseDesktopScreen,
}));
const IntroduceScreen = lazy(async () => ({
  default: (await import('@zampa/shared-screens/account/IntroduceScreen.tsx')).IntroduceScreen,
}));
const SignOutSplash = lazy(async () => ({
  default: (await import('@zampa/shared-screens/account/SignOutSplash.tsx')).SignOutSplash,
}));

/** The door before every page that belongs to a person: opens for pet owners, tells others where to go. */
export function SignedIn() {
  const { t } = useTranslation();
  const loading = <LoadingScreen label={t('common:states.loading')} />;
  return <Suspense fallback={loading}>{<Door />}</Suspense>;
}

function Door() {
  const { t } = useTranslation();
  const session = useSession();
  const state = useSessionState();
  const { href } = useLocation();

  switch (state.status) {
    case 'checking':
      return <LoadingScreen label={t('common:states.loading')} />;
    case 'unreachable':
      return (
        <ErrorState
          title={t('common:states.failed')}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void session.check()}
        >
          {t('common:states.failedWhy')}
        </ErrorState>
      );
    case 'signedOut':
      return <Navigate to="/login" search={{ from: href }} replace />;
    case 'leaving':
      return <SignOutSplash />;
    case 'newcomer':
      return <IntroduceScreen email={state.email} />;
    case 'signedIn':
      if (state.user.isVet) return <UseDesktopScreen />;
      return (
        <RealtimeProvider>
          <Outlet />
        </RealtimeProvider>
      );
  }
}
