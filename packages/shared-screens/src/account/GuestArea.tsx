import { Outlet, useNavigate } from '@tanstack/react-router';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { returnPage } from '@zampa/domain/people/return-page';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

/**
 * Shows pages for people who are not signed in. Everybody else goes where they wanted to; the gate there knows the
 * rest.
 *
 * @param from the page that was asked for, as the address of the login says it
 */
export function GuestArea({ from }: { from: string | undefined }) {
  const { t } = useTranslation();
  const { status } = useSessionState();
  switch (status) {
    case 'signedOut':
      return <Outlet />;
    case 'checking':
      return <LoadingScreen label={t('common:states.starting')} />;
    default:
      return <GoOn to={returnPage(from)} />;
  }
}

/** The page asked for comes with its search and hash, so it is an address and not one of the router's typed paths. */
function GoOn({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href: to, replace: true }), [navigate, to]);
  return null;
}
