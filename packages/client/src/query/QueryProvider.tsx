import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { ApiClient } from '../create-api-client.ts';
import type { FindKept } from '../offline/answer-or-kept.ts';
import { useSessionState } from '../session/SessionProvider.tsx';
import { createQueryClient } from './create-query-client.ts';

/** Keeps one cache per person, so that nothing of one can ever be shown to the next. */
export function QueryProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  const state = useSessionState();
  const person = state.status === 'signedIn' ? state.user.id : 'nobody';
  return (
    <PersonCache key={person} client={client} userId={person}>
      {children}
    </PersonCache>
  );
}

type PersonCacheProps = {
  readonly client: ApiClient;
  readonly userId: string;
  readonly children: ReactNode;
};

function PersonCache({ client, userId, children }: PersonCacheProps) {
  const queryClient = useMemo(() => createQueryClient(keptFor(client, userId)), [client, userId]);
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

const keptFor =
  (client: ApiClient, userId: string): FindKept =>
  async (query) =>
    (await import('../offline/find-kept.ts')).findKept(client, userId, query);
