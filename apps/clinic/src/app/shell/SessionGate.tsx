import { Navigate, useLocation } from '@tanstack/react-router';
import { useSession, useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { ErrorState } from '@zampa/ui/states/ErrorState.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Lets signed-in vets in; everybody else sees what they have to do first, and comes back to the page asked for. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const state = useSessionState();
  const { href } = useLocation();
  switch (state.status) {
    case 'signedIn':
      return state.user.isVet ? children : <OwnersElsewhere />;
    case 'signedOut':
      return <Navigate to="/login" search={{ from: href }} replace />;
    case 'newcomer':
      return <Newcomer email={state.email} />;
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
    case 'checking':
    case 'leaving':
      return <LoadingScreen label={t('common:states.starting')} />;
  }
}
