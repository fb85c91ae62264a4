import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { type ListFilter, LIST_PAGE, toSearchBody, type WaitingFilter } from './search-body.ts';

export const conversationQueries = {
  /** Newest first, paged. */
  list: (api: Api, filter: ListFilter) =>
    infiniteQueryOptions({
      queryKey: [...conversationKeys.lists, filter],
      queryFn: ({ pageParam, signal }) => searchPage(api, filter, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (page: AnswerPage<Conversation>) => page.next,
    }),
  /** Conversations that need an action, most urgent first, paged; each page contains the total. */
  waiting: (api: Api, { facilityId, waiting }: WaitingFilter) =>
    infiniteQueryOptions({
      queryKey: [...conversationKeys.waiting, { facilityId, waiting }],
      queryFn: ({ pageParam, signal }) =>
        api.searchRequests({
          query: {
            limit: LIST_PAGE,
            ...(facilityId && { facilityId }),
            ...(pageParam && { cursor: pageParam }),
          },
          body: { waiting },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (page: AnswerPage<Conversation>) => page.next,
    }),
  /** Numbers of a facility's conversations that need an action, by kind. */
  counts: (api: Api, facilityId: string) =>
    queryOptions({
      queryKey: [...conversationKeys.counts, facilityId],
      queryFn: ({ signal }) => api.countRequests({ query: { facilityId }, signal }),
    }),
};

async function searchPage(
  api: Api,
  filter: ListFilter,
  cursor: string | null,
  signal: AbortSignal,
): Promise<AnswerPage<Conversation>> {
  const { personId: userId, facilityId } = filter;
  const query = { limit: LIST_PAGE, ...(facilityId && { facilityId }), ...(cursor && { cursor }) };
  const body = toSearchBody(filter);
  if (!userId) return api.searchRequests({ query, body, signal });
  const page = await api.searchDiary({
    params: { userId },
    query,
    body: { ...body, type: ['HEALTH'] },
    signal,
  });
  return { ...page, items: page.items.filter((item) => item.type === 'HEALTH') };
}
