import { RouterProvider } from '@tanstack/react-router';
import { ClientProvider } from '@zampa/client/ClientProvider.tsx';
import type { ApiClient } from '@zampa/client/create-api-client';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import { router } from './router.ts';

export interface AppProps {
  client: ApiClient;
}

/** Brings together look, calls and pages, in that order. */
export function App({ client }: AppProps) {
  return (
    <ZampaTheme app="owner">
      <ClientProvider client={client}>
        <RouterProvider router={router} />
      </ClientProvider>
    </ZampaTheme>
  );
}
