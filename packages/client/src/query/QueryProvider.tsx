import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { ApiClient } from '../ClientProvider.tsx';
import type { FindOfflineAnswer } from '../offline/network-first.ts';
import { useSessionState } from '../session/SessionProvider.tsx';
import { createQueryClient } from './create-query-client.ts';

/** Provides one query cache per person, so that one person's data is never shown to another. */
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
  const queryClient = useMemo(
    () => createQueryClient(offlineAnswersFor(client, userId)),
    [client, userId],
  );
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

const offlineAnswersFor =
  (client: ApiClient, userId: string): FindOfflineAnswer =>
  async (query) =>
    (await import('../offline/find-offline-answer.ts')).findOfflineAnswer(client, userId, query);
