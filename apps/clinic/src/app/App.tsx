import { RouterProvider } from '@tanstack/react-router';
import { AppProvider } from '@zampa/client/AppProvider.tsx';
import type { ApiClient } from '@zampa/client/ClientProvider.tsx';
import { PageHistory } from '@zampa/ui/dialog/page-history';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import { router } from './router.ts';

/** Renders the clinic app: theme, API client and router. */
export function App({ client }: { client: ApiClient }) {
  return (
    <ZampaTheme app="clinic">
      <AppProvider client={client}>
        <PageHistory value={router.history}>
          <RouterProvider router={router} />
        </PageHistory>
      </AppProvider>
    </ZampaTheme>
  );
}
