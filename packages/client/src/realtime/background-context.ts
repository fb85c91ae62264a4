import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../ClientProvider.tsx';
import type { ReceivingViewer } from './receiver.ts';
import type { InDatabase } from '../storage/in-database.ts';

/** The signed-in user and the clients that background tasks need. */
export type BackgroundContext = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly inDatabase: InDatabase;
  readonly viewer: ReceivingViewer;
};
