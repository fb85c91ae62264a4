import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../api.ts';
import { useApi } from '../../ClientProvider.tsx';
import { conversationKeys } from '../keys.ts';
import { readThread } from './read-thread.ts';
import type { Thread } from './thread.ts';

/** Query for the latest events of a conversation; older loaded pages stay. */
export const threadQuery = (api: Api, client: QueryClient, id: string) =>
  queryOptions({
    queryKey: conversationKeys.detail(id),
    queryFn: ({ signal }): Promise<Thread> => readThread(api, client, id, signal),
  });

/** Loads a conversation with its events; not while `enabled` is false. */
export function useThread(id: string, enabled = true) {
  return useQuery({ ...threadQuery(useApi(), useQueryClient(), id), enabled });
}
