import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestCounts } from '@zampa/contract/inbox/count-requests';
import { CONVERSATION_STATUSES } from '@zampa/domain/conversations/enumerations';
import { useApi } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import { conversationsIn } from './pages.ts';
import { conversationQueries } from './queries.ts';
import type { ListFilter, WaitingFilter } from './search-body.ts';

/** Returns a list of conversations, newest first, which grows page by page. */
export function useConversations(filter: ListFilter) {
  const query = useInfiniteQuery(conversationQueries.list(useApi(), filter));
  return { ...query, conversations: conversationsIn(query.data) };
}

/** Returns the conversations of the signed-in pet owner with their clinics, also those that wait for a payment. */
export function useOwnConversations(filter: ListFilter = {}) {
  const { id } = useMe();
  return useConversations({ statuses: CONVERSATION_STATUSES, ...filter, personId: id });
}

/** Returns what waits for the side of the signed-in person, and how many there are; `undefined` until it is known. */
export function useWaiting(filter: WaitingFilter) {
  const query = useInfiniteQuery(conversationQueries.waiting(useApi(), filter));
  const total = query.data?.pages[0]?.total ?? undefined;
  return { ...query, conversations: conversationsIn(query.data), total };
}

/** Returns how many conversations of a facility wait, and for what; `undefined` until it is known. */
export function useRequestCounts(facilityId: string): RequestCounts | undefined {
  return useQuery(conversationQueries.counts(useApi(), facilityId)).data;
}

/** Returns one conversation with its events; not asked for where it is not `enabled`. */
export function useThread(id: string, enabled = true) {
  return useQuery({ ...conversationQueries.thread(useApi(), useQueryClient(), id), enabled });
}
