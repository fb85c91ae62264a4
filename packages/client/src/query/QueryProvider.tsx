import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSessionState } from '../session/SessionProvider.tsx';
import { createQueryClient } from './create-query-client.ts';

/** Keeps one cache per person, so that nothing of one can ever be shown to the next. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const person = state.status === 'signedIn' ? state.user.id : 'nobody';
  return <PersonCache key={person}>{children}</PersonCache>;
}

function PersonCache({ children }: { children: ReactNode }) {
  const client = useMemo(() => createQueryClient(), []);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
