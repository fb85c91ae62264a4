import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client.ts';
import type { ReceivingViewer } from '../realtime/receive.ts';
import type { InDatabase } from '../storage/in-database.ts';

/** Who is signed in, and what is there for them. */
export type BehindScreens = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly inDatabase: InDatabase;
  readonly viewer: ReceivingViewer;
};
