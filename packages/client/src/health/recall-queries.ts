import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RecallList } from '@zampa/domain/health/recall-steps';
import type { Api } from '../api.ts';
import { healthKeys } from './keys.ts';

const PAGE = 50;

/** Key of everything about a clinic's recalls. */
export const recallsKey = (facilityId: string) =>
  [...healthKeys.clinic(facilityId), 'recalls'] as const;

/** Query for whether a clinic sends recalls. */
export const recallSettingsQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: [...recallsKey(facilityId), 'settings'],
    queryFn: ({ signal }) => api.readRecallSettings({ query: { facilityId }, signal }),
  });

/** Query for the message that the next recalls would send. Always read again, because it must be seen as it is now. */
export const recallPreviewQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: [...recallsKey(facilityId), 'preview'],
    queryFn: ({ signal }) => api.previewRecalls({ query: { facilityId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Query for the recalls of the latest months, oldest first. */
export const recallFiguresQuery = (api: Api, facilityId: string) =>
  queryOptions({
    queryKey: [...recallsKey(facilityId), 'figures'],
    queryFn: ({ signal }) => api.readRecallFigures({ query: { facilityId }, signal }),
  });

/** Query for one of the lists of recalls, page by page. */
export const recallListQuery = (api: Api, facilityId: string, list: RecallList) =>
  infiniteQueryOptions({
    queryKey: [...recallsKey(facilityId), 'list', list],
    queryFn: ({ signal, pageParam }) =>
      api.readRecalls({
        query: { facilityId, list, limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
