import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ClientSession } from './session.ts';
import type { SessionState } from './session-state.ts';

const SessionContext = createContext<ClientSession | null>(null);

/** Gives the sign-in to everything within. */
export function SessionProvider({
  session,
  children,
}: {
  session: ClientSession;
  children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns sign-in, sign-out and what belongs to them. */
export function useSession(): ClientSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it');
  return session;
}

/** Returns where the sign-in stands now. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
