import { createContext, type ReactNode, use } from 'react';
import type { Api } from './api.ts';
import type { ApiClient } from './create-api-client.ts';
import { QueryProvider } from './query/QueryProvider.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

const ClientContext = createContext<ApiClient | null>(null);

/** Keeps an app's calls, its sign-in and one cache per signed-in person, as its outermost provider. */
export function ClientProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return (
    <ClientContext value={client}>
      <SessionProvider session={client.session}>
        <QueryProvider client={client}>{children}</QueryProvider>
      </SessionProvider>
    </ClientContext>
  );
}

/** Returns what an app asks its server with. */
export function useClient(): ApiClient {
  const client = use(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider around it');
  return client;
}

/** Returns the calls of the API. */
export const useApi = (): Api => useClient().api;
