import type { ReactNode } from 'react';
import { type ApiClient, ClientProvider } from './ClientProvider.tsx';
import { QueryProvider } from './query/QueryProvider.tsx';

/** Outermost provider of an app: API client, session, and one query cache per signed-in person. */
export function AppProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return (
    <ClientProvider client={client}>
      <QueryProvider client={client}>{children}</QueryProvider>
    </ClientProvider>
  );
}
