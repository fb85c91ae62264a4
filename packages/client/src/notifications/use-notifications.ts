import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Notification } from '@zampa/contract/notifications/read-notifications';
import type { Language } from '@zampa/domain/people/languages';
import type { Api } from '../api.ts';
import type { AnswerPage } from '../api/call-types.ts';
import { useApi } from '../ClientProvider.tsx';

/** Query keys of notifications. */
export const notificationKeys = { all: ['notifications'] as const };
const PAGE = 30;

const listQuery = (api: Api, language: Language) =>
  infiniteQueryOptions({
    queryKey: [...notificationKeys.all, 'list', language],
    queryFn: ({ pageParam, signal }) =>
      api.readNotifications({
        query: { limit: PAGE, language, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerPage<Notification>) => page.next,
  });

const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: [...notificationKeys.all, 'unread'],
    queryFn: async ({ signal }) => {
      const query = { unread: true, limit: 1 };
      return (await api.readNotifications({ query, signal })).total ?? 0;
    },
  });

/** Loads the notifications of the signed-in user, newest first, page by page. */
export function useNotifications(language: Language) {
  const query = useInfiniteQuery(listQuery(useApi(), language));
  return { ...query, notifications: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Returns the number of unread notifications; 0 until loaded. */
export function useUnreadNotifications(): number {
  return useQuery(unreadQuery(useApi())).data ?? 0;
}

/** Mutation that marks notifications as read on all devices of the user. */
export function useMarkNotificationsRead() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (ids: readonly string[]) => api.markNotificationsRead({ body: { ids: [...ids] } }),
    onSettled: () => refreshNotifications(queryClient),
  });
}

/** Invalidates every query about notifications. */
export function refreshNotifications(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: notificationKeys.all });
}
