import { createContext, type ReactNode, use } from 'react';
import type { Api } from './api.ts';
import type { Client } from './create-api-client.ts';
import { QueryProvider } from './query/QueryProvider.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

const ClientContext = createContext<Client | null>(null);

/** The outermost provider of an app: its calls, its sign-in and one cache per signed-in person. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return (
    <ClientContext value={client}>
      <SessionProvider session={client.session}>
        <QueryProvider>{children}</QueryProvider>
      </SessionProvider>
    </ClientContext>
  );
}

export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider around it');
  return client;
}

export const useApi = (): Api => useClient().api;
