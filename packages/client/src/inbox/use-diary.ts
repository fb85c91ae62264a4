import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import { expandSummaries } from '../conversations/lists/expand-summaries.ts';
import type { ListedItem } from '../conversations/lists/listed-conversation.ts';
import type { DiaryPart } from './diary-part.ts';
import { conversationKeys } from '../conversations/keys.ts';
import { type ListFilter, LIST_PAGE, toSearchBody } from './search-body.ts';

/** Filter of a list with diary entries, and which of them to include. */
export type DiaryFilter = Omit<ListFilter, 'statuses'> & { readonly part: DiaryPart };

const diaryQuery = (api: Api, userId: string, filter: DiaryFilter) =>
  infiniteQueryOptions({
    queryKey: [...conversationKeys.others, 'diary-list', userId, filter],
    queryFn: ({ pageParam, signal }) => searchPage(api, userId, filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<ListedItem>) => page.next,
  });

async function searchPage(
  api: Api,
  userId: string,
  { part, ...filter }: DiaryFilter,
  cursor: string | null,
  signal: AbortSignal,
) {
  const { types, categories, statuses } = part;
  const { facilityId } = filter;
  const page = await api.searchDiary({
    params: { userId },
    query: {
      view: 'summary',
      limit: LIST_PAGE,
      ...(facilityId && { filterByFacilityId: facilityId }),
      ...(cursor && { cursor }),
    },
    body: {
      type: types,
      ...(categories && { category: categories }),
      ...toSearchBody({ ...filter, ...(statuses && { statuses }) }),
    },
    signal,
  });
  return expandSummaries(page);
}

const itemQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: [...conversationKeys.others, 'diary-item', id],
    queryFn: ({ signal }) => api.readDiaryConversation({ params: { userId, id }, signal }),
  });

/** Loads the diary entries that the user may see, newest first, page by page. */
export function useDiary(filter: DiaryFilter) {
  const query = useInfiniteQuery(diaryQuery(useApi(), useMe().id, filter));
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Loads one diary entry, or a conversation in the diary. */
export function useDiaryItem(id: string) {
  return useQuery(itemQuery(useApi(), useMe().id, id));
}
