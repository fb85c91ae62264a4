import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';

/** Query for the record behind a share link; needs no session. Fetched once, because each answer counts as a view. */
export const sharedRecordQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['shared-record', token],
    queryFn: ({ signal }) => api.readSharedRecord({ params: { token }, signal }),
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
