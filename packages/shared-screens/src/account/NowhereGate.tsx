import { useLocation } from '@tanstack/react-router';
import { useSessionState } from '@zampa/client/session/SessionProvider.tsx';
import { isProtectedPage } from '@zampa/domain/people/return-page';
import type { ReactNode } from 'react';
import { ToLogin } from './ToLogin.tsx';

/** Says of an address behind the sign-in that it leads nowhere to those alone who are signed in; others sign in first. */
export function NowhereGate({ children }: { children: ReactNode }) {
  const { status } = useSessionState();
  const { pathname } = useLocation();
  if (!isProtectedPage(pathname)) return children;
  if (status === 'checking') return null;
  return status === 'signedOut' ? <ToLogin /> : children;
}
