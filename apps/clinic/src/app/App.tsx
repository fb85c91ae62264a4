import { RouterProvider } from '@tanstack/react-router';
import { ClientProvider } from '@zampa/client/ClientProvider.tsx';
import type { ApiClient } from '@zampa/client/create-api-client';
import { PageHistory } from '@zampa/ui/dialog/page-history';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import { router } from './router.ts';

/** Renders the clinic app: theme, API client and router. */
export function App({ client }: { client: ApiClient }) {
  return (
    <ZampaTheme app="clinic">
      <ClientProvider client={client}>
        <PageHistory value={router.history}>
          <RouterProvider router={router} />
        </PageHistory>
      </ClientProvider>
    </ZampaTheme>
  );
}
