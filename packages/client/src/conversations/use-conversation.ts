import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Conversation } from '@zampa/contract/requests/conversation';
import { useApi } from '../ClientProvider.tsx';
import { changeInLists, refreshLists } from '../realtime/receive.ts';
import { conversationKeys } from './keys.ts';
import { conversationsIn } from './pages.ts';
import { type ConversationFilter, conversationQueries } from './queries.ts';
import { loadOlder } from './read-thread.ts';
import type { Thread } from './thread.ts';

/** A list of conversations, newest first, which grows page by page. */
export function useConversations(filter: ConversationFilter) {
  const query = useInfiniteQuery(conversationQueries.list(useApi(), filter));
  return { ...query, conversations: conversationsIn(query.data) };
}

/** How many consultations of a facility are new; `0` until it is known. */
export function useNewCount(facilityId: string): number {
  return useQuery(conversationQueries.newCount(useApi(), facilityId)).data?.new ?? 0;
}

/** One conversation with its events. */
export function useThread(id: string) {
  return useQuery(conversationQueries.thread(useApi(), useQueryClient(), id));
}

/** Brings the page before the loaded events into a thread. */
export function useLoadOlder() {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({ mutationFn: (thread: Thread) => loadOlder(api, queryClient, thread) });
}

/** The vet starts the service. */
export function useStartService(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () =>
      api.send('PATCH /events', { query: { id }, body: { payload: { status: 'OPEN' } } }),
    onSuccess: (conversation) => keepConversation(queryClient, conversation),
    onSettled: () => renew(queryClient, id),
  });
}

/** The vet ends the service; nobody writes afterwards. */
export function useEndService(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.send('PATCH /events/close', { query: { id }, body: {} }),
    onSuccess: (conversation) => keepConversation(queryClient, conversation),
    onSettled: () => renew(queryClient, id),
  });
}

/** Takes an own message back; its marker stays. */
export function useWithdraw(conversationId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (eventId: string) => api.send('DELETE /events', { query: { id: eventId } }),
    onSettled: () => renew(queryClient, conversationId),
  });
}

function keepConversation(queryClient: QueryClient, conversation: Conversation) {
  queryClient.setQueryData<Thread>(conversationKeys.detail(conversation.id), (thread) =>
    thread ? { ...thread, ...conversation } : thread,
  );
  changeInLists(queryClient, conversation.id, () => conversation);
}

function renew(queryClient: QueryClient, id: string) {
  void queryClient.invalidateQueries({ queryKey: conversationKeys.detail(id) });
  refreshLists(queryClient);
}
