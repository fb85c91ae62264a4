import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { findDiaryListCategory } from '@zampa/domain/conversations/diary-filter';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';
import { useMe } from '../session/use-me.ts';
import { expandSummaries } from '../conversations/lists/expand-summaries.ts';
import type { ListedItem } from '../conversations/lists/listed-conversation.ts';
import type { DiarySearch } from './diary-search.ts';
import { LIST_PAGE } from './search-body.ts';

/** A diary's filters, and for staff the clinic whose diary it is. */
export type TimelineFilter = DiarySearch & { readonly facilityId?: string };

const timelineQuery = (api: Api, userId: string, filter: TimelineFilter) =>
  infiniteQueryOptions({
    queryKey: [...conversationKeys.others, 'diary-list', userId, 'by-date', filter],
    queryFn: async ({ pageParam, signal }): Promise<AnswerPage<ListedItem>> => {
      if (!includesDiary(filter)) return { items: [], next: null, total: null };
      const page = await api.searchDiary({
        params: { userId },
        query: {
          view: 'summary',
          limit: LIST_PAGE,
          order: 'date',
          ...placeOf(filter),
          ...(pageParam && { cursor: pageParam }),
        },
        body: toBody(filter),
        signal,
      });
      return expandSummaries(page);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<ListedItem>) => page.next,
  });

const countsQuery = (api: Api, userId: string, filter: TimelineFilter) =>
  queryOptions({
    queryKey: [...conversationKeys.others, 'diary-counts', userId, filter],
    queryFn: ({ signal }) =>
      api.countDiary({
        params: { userId },
        query: placeOf(filter),
        body: toBody(filter),
        signal,
      }),
  });

const placeOf = ({ facilityId }: TimelineFilter) =>
  facilityId ? { filterByFacilityId: facilityId } : {};

/** Returns the chosen categories of the diary itself; undefined for all. */
const ownCategories = ({ category }: TimelineFilter) =>
  category?.flatMap((each) => findDiaryListCategory(each) ?? []);

/** Returns whether the filter leaves any category of the diary itself. */
const includesDiary = (filter: TimelineFilter) => ownCategories(filter)?.length !== 0;

function toBody(filter: TimelineFilter) {
  const { pets, text, from, to } = filter;
  const category = ownCategories(filter);
  return {
    ...(category && { category }),
    ...((from || to) && { date_created: { ...(from && { from }), ...(to && { to }) } }),
    ...((pets || text) && {
      payload: { ...(pets && { pets }), ...(text && { message: [text] }) },
    }),
  };
}

/** Loads visits, consultations and diary entries by date, the latest first, page by page. */
export function useDiaryTimeline(filter: TimelineFilter) {
  const query = useInfiniteQuery(timelineQuery(useApi(), useMe().id, filter));
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Returns the number of items by category that the other filters leave; empty while loading. */
export function useDiaryCounts({ pets, text, from, to, facilityId }: TimelineFilter) {
  const filter = {
    ...(pets && { pets }),
    ...(text && { text }),
    ...(from && { from }),
    ...(to && { to }),
    ...(facilityId && { facilityId }),
  };
  return useQuery(countsQuery(useApi(), useMe().id, filter)).data ?? [];
}
