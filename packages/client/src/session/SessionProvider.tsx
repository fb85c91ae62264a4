import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ClientSession } from './session.ts';
import type { SessionState } from './session-state.ts';

const SessionContext = createContext<ClientSession | null>(null);

/** Provides the session to its children. */
export function SessionProvider({
  session,
  children,
}: {
  session: ClientSession;
  children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns the session of this app on this device. */
export function useSession(): ClientSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used inside a SessionProvider');
  return session;
}

/** Returns the current state of the session. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
