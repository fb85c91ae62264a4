import { Outlet, useChildMatches, useNavigate } from '@tanstack/react-router';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { returnPage } from '@zampa/domain/people/return-page';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { useEffect } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';

/**
 * The requested page that was opened last. Not state of a component, because the guests' pages are mounted again when a
 * person goes back to them.
 */
let openedPage: string | undefined;

/**
 * Renders the routes for signed-out users. Redirects all others to the requested page, where `SessionGate`
 * decides. If they come back after that page was opened, redirects to Home instead.
 *
 * @param from the requested page, from the search parameter of the login
 */
export function GuestArea({ from }: { from: string | undefined }) {
  const { t } = useTranslation();
  const { status } = useSessionState();
  const page = useChildMatches({ select: (matches) => matches.at(-1)?.id });
  const isSignedOut = status === 'signedOut';
  useEffect(() => {
    // The next person may open the same page.
    if (isSignedOut) openedPage = undefined;
  }, [isSignedOut]);
  switch (status) {
    case 'signedOut':
      return <Outlet />;
    case 'checking':
      return <LoadingScreen label={t('common:states.starting')} />;
    default:
      // By page, because going back twice quickly leads from one page for guests to another.
      return <RedirectTo key={page} from={from} />;
  }
}

/** Uses `href`: the requested page includes search and hash, so it is not a typed path of the router. */
function RedirectTo({ from }: { from: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    const to = returnPage(from === openedPage ? null : from);
    void navigate({ href: to, replace: true }).then(() => {
      openedPage = from;
    });
  }, [navigate, from]);
  return null;
}
