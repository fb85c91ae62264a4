import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation, DiaryItem } from '@zampa/contract/conversations/conversation';
import type { RequestCounts } from '@zampa/contract/inbox/count-requests';
import type { Priority } from '@zampa/domain/conversations/enumerations';
import type { ChosenPaymentType } from '@zampa/domain/payments/settling';
import { useApi } from '../ClientProvider.tsx';
import { useMe } from '../session/use-me.ts';
import { changeInLists, refreshLists } from '../realtime/receive.ts';
import { conversationKeys } from './keys.ts';
import { conversationsIn } from './pages.ts';
import { conversationQueries } from './queries.ts';
import type { ListFilter, WaitingFilter } from './search-body.ts';
import type { Thread } from './thread/thread.ts';

/** A list of conversations, newest first, which grows page by page. */
export function useConversations(filter: ListFilter) {
  const query = useInfiniteQuery(conversationQueries.list(useApi(), filter));
  return { ...query, conversations: conversationsIn(query.data) };
}

/** The conversations of the signed-in pet owner with their clinics, consultations and visits. */
export function useOwnConversations(filter: ListFilter = {}) {
  const { id } = useMe();
  return useConversations({ ...filter, personId: id });
}

/** What waits for the side of the signed-in person, and how many there are; `undefined` until it is known. */
export function useWaiting(filter: WaitingFilter) {
  const query = useInfiniteQuery(conversationQueries.waiting(useApi(), filter));
  const total = query.data?.pages[0]?.total ?? undefined;
  return { ...query, conversations: conversationsIn(query.data), total };
}

/** How many conversations of a facility wait, and for what; `undefined` until it is known. */
export function useRequestCounts(facilityId: string): RequestCounts | undefined {
  return useQuery(conversationQueries.counts(useApi(), facilityId)).data;
}

/** One conversation with its events; not asked for where it is not `enabled`. */
export function useThread(id: string, enabled = true) {
  return useQuery({ ...conversationQueries.thread(useApi(), useQueryClient(), id), enabled });
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

/** How a service ends. */
export type ServiceEnd = {
  /** Without a way of payment what is owed stays open. */
  readonly paymentType?: ChosenPaymentType | undefined;
  /** Whether it is started with it, where it has not been. */
  readonly start?: boolean;
};

/** The vet ends the service, nobody writes afterwards. */
export function useEndService(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ paymentType, start = false }: ServiceEnd) =>
      api.send('PATCH /events/close', {
        query: { id },
        body: { start, ...(paymentType && { payment_type: paymentType }) },
      }),
    onSuccess: (conversation) => keepConversation(queryClient, conversation),
    onSettled: () => renew(queryClient, id),
  });
}

/** What the staff were given in cash, for good. */
export function useMarkPaid(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.send('PATCH /payment', { query: { eventId: id } }),
    onSuccess: () => renew(queryClient, id),
  });
}

/** What a clinic decides about a request: who is in charge, how urgent it is. */
export type RequestChange = { readonly assigneeId?: string | null; readonly priority?: Priority };

/** Changes a request, unless somebody else has changed it since it was shown. */
export function useChangeRequest({ id, dateUpdated }: Pick<Conversation, 'id' | 'dateUpdated'>) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (payload: RequestChange) =>
      api.send('PATCH /events', { query: { id }, body: { payload }, ifMatch: dateUpdated }),
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

function keepConversation(queryClient: QueryClient, conversation: DiaryItem | CalendarEvent) {
  if (conversation.type !== 'HEALTH') return;
  queryClient.setQueryData<Thread>(conversationKeys.detail(conversation.id), (thread) =>
    thread ? { ...thread, ...conversation } : thread,
  );
  changeInLists(queryClient, conversation.id, () => conversation);
}

function renew(queryClient: QueryClient, id: string) {
  void queryClient.invalidateQueries({ queryKey: conversationKeys.detail(id) });
  refreshLists(queryClient);
}
