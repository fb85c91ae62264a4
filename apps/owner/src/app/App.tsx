import { RouterProvider } from '@tanstack/react-router';
import { AppProvider } from '@zampa/client/AppProvider.tsx';
import type { ApiClient } from '@zampa/client/ClientProvider.tsx';
import { PageHistory } from '@zampa/ui/dialog/page-history';
import { ZampaTheme } from '@zampa/ui/theme/ZampaTheme.tsx';
import { router } from './router.ts';

export interface AppProps {
  client: ApiClient;
}

/** Root component of the owner app: theme, API client and router. */
export function App({ client }: AppProps) {
  return (
    <ZampaTheme app="owner">
      <AppProvider client={client}>
        <PageHistory value={router.history}>
          <RouterProvider router={router} />
        </PageHistory>
      </AppProvider>
    </ZampaTheme>
  );
}
