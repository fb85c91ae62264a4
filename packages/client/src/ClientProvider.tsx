import { createContext, type ReactNode, use } from 'react';
import type { Api } from './api.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import type { ClientSession } from './session/session.ts';
import type { AppName } from './storage/app-storage.ts';

export type ApiClient = {
  readonly app: AppName;
  /** Origin of the server; empty for the page's own origin. */
  readonly origin: string;
  /** Identifies the running build. */
  readonly build: string;
  readonly api: Api;
  readonly session: ClientSession;
  /** Opens a page of the app by its path, including the app's base. */
  readonly openPage: (address: string) => void;
};

const ClientContext = createContext<ApiClient | null>(null);

/** Provides the API client and its session. */
export function ClientProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return (
    <ClientContext value={client}>
      <SessionProvider session={client.session}>{children}</SessionProvider>
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
