import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { Language } from '@zampa/domain/people/languages';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';
import { renewRequest } from './change-request.ts';
import { LIST_PAGE } from './search-body.ts';

/** Reads what waits for the signed-in person, the most pressing first, in pages; of staff at one facility. */
export const inboxQuery = (api: Api, language: Language, facilityId?: string) =>
  infiniteQueryOptions({
    queryKey: [...conversationKeys.waiting, 'inbox', language, facilityId ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.page('GET /inbox', {
        query: {
          limit: LIST_PAGE,
          language,
          ...(facilityId && { facilityId }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<InboxItem>) => page.next,
  });

/** Returns what waits for the signed-in person, and how much there is; `undefined` until it is known. */
export function useInbox(language: Language, facilityId?: string) {
  const query = useInfiniteQuery(inboxQuery(useApi(), language, facilityId));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return { ...query, items, total: query.data?.pages[0]?.total ?? undefined };
}

/** Returns what tells items of an inbox apart. */
export const inboxItemKey = ({ kind, conversationId, person, facilityId }: InboxItem): string =>
  [kind, conversationId ?? person?.id ?? facilityId].join(' ');

/** Marks what waits in a conversation up to an event as done, for the whole clinic. */
export function useMarkInboxDone(conversationId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (seq: number) => api.send('PUT /inbox/done', { body: { conversationId, seq } }),
    onSettled: () => renewRequest(queryClient, conversationId),
  });
}
