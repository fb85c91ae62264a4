import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Conversation } from '@zampa/contract/requests/conversation';
import type { ConversationStatus } from '@zampa/domain/conversations/enumerations';
import type { Api } from '../api.ts';
import type { Page } from '../api/call-types.ts';
import { conversationKeys } from './keys.ts';
import { readThread } from './read-thread.ts';
import type { Thread } from './thread.ts';

/** Which conversations a list shows; what is absent does not narrow it. */
export type ConversationFilter = {
  readonly facilityId?: string;
  readonly statuses?: readonly ConversationStatus[];
  readonly pets?: readonly string[];
  readonly text?: string;
};

export type ConversationPages = InfiniteData<Page<Conversation>>;

export const conversationQueries = {
  /** Newest first, in pages. */
  list: (api: Api, filter: ConversationFilter) =>
    infiniteQueryOptions({
      queryKey: [...conversationKeys.lists, filter],
      queryFn: ({ pageParam, signal }) => searchPage(api, filter, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (page: Page<Conversation>) => page.next,
    }),
  /** The latest events; older pages that were loaded stay. */
  thread: (api: Api, client: QueryClient, id: string) =>
    queryOptions({
      queryKey: conversationKeys.detail(id),
      queryFn: ({ signal }): Promise<Thread> => readThread(api, client, id, signal),
    }),
  /** How many consultations of a facility are new. */
  newCount: (api: Api, facilityId: string) =>
    queryOptions({
      queryKey: [...conversationKeys.counts, facilityId],
      queryFn: ({ signal }) => api.send('GET /requests/count', { query: { facilityId }, signal }),
    }),
};

function searchPage(
  api: Api,
  filter: ConversationFilter,
  cursor: string | null,
  signal: AbortSignal,
) {
  const { facilityId, statuses, pets, text } = filter;
  const words = text?.trim();
  return api.page('POST /requests/search', {
    query: { limit: 30, ...(facilityId && { facilityId }), ...(cursor && { cursor }) },
    body: {
      payload: {
        ...(statuses && { status: statuses }),
        ...(pets && { pets }),
        ...(words && { message: [words] }),
      },
    },
    signal,
  });
}
