import { createContext, type ReactNode, use } from 'react';
import type { Api } from './api.ts';
import type { ApiClient } from './create-api-client.ts';
import { QueryProvider } from './query/QueryProvider.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

const ClientContext = createContext<ApiClient | null>(null);

/** Outermost provider of an app: API client, session, and one query cache per signed-in person. */
export function ClientProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return (
    <ClientContext value={client}>
      <SessionProvider session={client.session}>
        <QueryProvider client={client}>{children}</QueryProvider>
      </SessionProvider>
    </ClientContext>
  );
}

/** Returns the app's API client. Throws outside a `ClientProvider`. */
export function useClient(): ApiClient {
  const client = use(ClientContext);
  if (!client) throw new Error('useClient must be used inside a ClientProvider');
  return client;
}

/** Returns the API, with which calls are sent. */
export const useApi = (): Api => useClient().api;
