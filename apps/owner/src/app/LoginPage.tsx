import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { returnPage } from '@zampa/domain/people/return-page';
import { Login } from '@zampa/shared-screens/account/Login.tsx';
import { useEffect } from 'react';

const route = getRouteApi('/login');

/** The login, and from there to the page that was asked for. */
export function LoginPage() {
  const { from } = route.useSearch();
  const { status } = useSessionState();
  const navigate = useNavigate();
  const inside = status === 'signedIn' || status === 'newcomer';
  useEffect(() => {
    if (inside) void navigate({ href: returnPage(from), replace: true });
  }, [inside, from, navigate]);
  return inside ? null : <Login />;
}
