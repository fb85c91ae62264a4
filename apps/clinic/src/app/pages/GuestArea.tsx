import { Outlet, useRouter, useSearch } from '@tanstack/react-router';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { returnPage } from '@zampa/domain/people/return-page';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Pages for people who are not signed in. Everybody else goes where they wanted to; the gate there knows the rest. */
export function GuestArea() {
  const { t } = useTranslation();
  const { status } = useSessionState();
  const { from } = useSearch({ from: '/guests' });
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
  const { history } = useRouter();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}
