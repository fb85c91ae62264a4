import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CountedList } from '@zampa/domain/inbox/request-lists';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { expandConversations } from '../conversations/lists/expand-summaries.ts';
import type { ListedConversation } from '../conversations/lists/listed-conversation.ts';
import { type ListFilter, LIST_PAGE, toSearchBody, type WaitingFilter } from './search-body.ts';

export const conversationQueries = {
  /** Newest first, paged. */
  list: (api: Api, filter: ListFilter) =>
    infiniteQueryOptions({
      queryKey: [...conversationKeys.lists, filter],
      queryFn: ({ pageParam, signal }) => searchPage(api, filter, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (page: AnswerPage<ListedConversation>) => page.next,
    }),
  /** Conversations that need an action, most urgent first, paged; each page contains the total. */
  waiting: (api: Api, { facilityId, waiting }: WaitingFilter) =>
    infiniteQueryOptions({
      queryKey: [...conversationKeys.waiting, { facilityId, waiting }],
      queryFn: async ({ pageParam, signal }) => {
        const query = {
          view: 'summary',
          limit: LIST_PAGE,
          ...(facilityId && { facilityId }),
          ...(pageParam && { cursor: pageParam }),
        } as const;
        return expandConversations(await api.searchRequests({ query, body: { waiting }, signal }));
      },
      initialPageParam: null as string | null,
      getNextPageParam: (page: AnswerPage<ListedConversation>) => page.next,
    }),
  /** Numbers of a facility's conversations that need an action, by kind. */
  counts: (api: Api, facilityId: string) =>
    queryOptions({
      queryKey: [...conversationKeys.counts, facilityId],
      queryFn: ({ signal }) => api.countRequests({ query: { facilityId }, signal }),
    }),
  /** Numbers of a list's conversations by priority, assignee and category. */
  groups: (api: Api, facilityId: string, list: CountedList) =>
    queryOptions({
      queryKey: [...conversationKeys.counts, facilityId, list],
      queryFn: async ({ signal }) =>
        (await api.countRequests({ query: { facilityId, list }, signal })).groups ?? [],
    }),
};

async function searchPage(
  api: Api,
  filter: ListFilter,
  cursor: string | null,
  signal: AbortSignal,
): Promise<AnswerPage<ListedConversation>> {
  const { personId: userId, facilityId } = filter;
  const query = {
    view: 'summary',
    limit: LIST_PAGE,
    ...(facilityId && { facilityId }),
    ...(cursor && { cursor }),
  } as const;
  const body = toSearchBody(filter);
  return expandConversations(
    userId
      ? await api.searchDiary({
          params: { userId },
          query,
          body: { ...body, type: ['HEALTH'] },
          signal,
        })
      : await api.searchRequests({ query, body, signal }),
  );
}
