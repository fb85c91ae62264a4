import { useLocation } from '@tanstack/react-router';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { isProtectedPage } from '@zampa/domain/people/return-page';
import type { ReactNode } from 'react';
import { RedirectToLogin } from './RedirectToLogin.tsx';

/** Shows "not found" on protected paths only to signed-in users; redirects others to the login. */
export function NotFoundGate({ children }: { children: ReactNode }) {
  const { status } = useSessionState();
  const { pathname } = useLocation();
  if (!isProtectedPage(pathname)) return children;
  if (status === 'checking') return null;
  return status === 'signedOut' ? <RedirectToLogin /> : children;
}
