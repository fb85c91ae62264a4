import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RequestCounts } from '@zampa/contract/inbox/count-requests';
import { CONVERSATION_STATUSES } from '@zampa/domain/conversations/enumerations';
import type { CountedList } from '@zampa/domain/inbox/request-lists';
import { useApi } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import { conversationsIn } from '../conversations/lists/pages.ts';
import { conversationQueries } from './queries.ts';
import type { ListFilter, WaitingFilter } from './search-body.ts';

/** Loads a list of conversations, newest first, page by page; nothing while it is not enabled. */
export function useConversations(filter: ListFilter, enabled = true) {
  const query = useInfiniteQuery({ ...conversationQueries.list(useApi(), filter), enabled });
  return { ...query, conversations: conversationsIn(query.data) };
}

/** Loads the conversations of the signed-in pet owner, including those awaiting payment. */
export function useOwnConversations(filter: ListFilter = {}) {
  const { id } = useMe();
  return useConversations({ statuses: CONVERSATION_STATUSES, ...filter, personId: id });
}

/**
 * Loads the conversations that need an action by the user's side, and their total; `total` is undefined until loaded.
 */
export function useWaiting(filter: WaitingFilter) {
  const query = useInfiniteQuery(conversationQueries.waiting(useApi(), filter));
  const total = query.data?.pages[0]?.total ?? undefined;
  return { ...query, conversations: conversationsIn(query.data), total };
}

/** Loads the numbers of a facility's conversations that need an action, by kind; undefined until loaded. */
export function useRequestCounts(facilityId: string): RequestCounts | undefined {
  return useQuery(conversationQueries.counts(useApi(), facilityId)).data;
}

/** Loads the numbers of a list's conversations by what they can be filtered by; undefined until loaded. */
export function useRequestGroups(
  facilityId: string,
  list: CountedList | null,
): RequestCounts['groups'] {
  const api = useApi();
  return useQuery({
    ...conversationQueries.groups(api, facilityId, list ?? 'to-manage'),
    enabled: list !== null,
  }).data;
}
