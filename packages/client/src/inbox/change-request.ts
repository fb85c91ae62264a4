import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation, DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Priority } from '@zampa/domain/conversations/enumerations';
import type { ChosenPaymentType } from '@zampa/domain/payments/settling';
import { useApi } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';
import type { Thread } from '../conversations/thread/thread.ts';
import { changeInLists, refreshLists } from '../realtime/receive.ts';

/** Lets the vet start the service. */
export function useStartService(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () =>
      api.send('PATCH /events', { query: { id }, body: { payload: { status: 'OPEN' } } }),
    onSuccess: (conversation) => keepConversation(queryClient, conversation),
    onSettled: () => renewRequest(queryClient, id),
  });
}

/** How a service ends. */
export type ServiceEnd = {
  /** Without a way of payment what is owed stays open. */
  readonly paymentType?: ChosenPaymentType | undefined;
  /** Whether it is started with it, where it has not been. */
  readonly start?: boolean;
};

/** Lets the vet end the service, nobody writes afterwards. */
export function useEndService(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: ({ paymentType, start = false }: ServiceEnd) =>
      api.send('PATCH /events/close', {
        query: { id },
        body: { start, ...(paymentType && { payment_type: paymentType }) },
      }),
    onSuccess: (conversation) => keepConversation(queryClient, conversation),
    onSettled: () => renewRequest(queryClient, id),
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
    onSettled: () => renewRequest(queryClient, id),
  });
}

/** Takes an own message back; its marker stays. */
export function useWithdraw(conversationId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (eventId: string) => api.send('DELETE /events', { query: { id: eventId } }),
    onSettled: () => renewRequest(queryClient, conversationId),
  });
}

function keepConversation(queryClient: QueryClient, conversation: DiaryItem | CalendarEvent) {
  if (conversation.type !== 'HEALTH') return;
  queryClient.setQueryData<Thread>(conversationKeys.detail(conversation.id), (thread) =>
    thread ? { ...thread, ...conversation } : thread,
  );
  changeInLists(queryClient, conversation.id, () => conversation);
}

/** Has what shows a request asked for anew. */
export function renewRequest(queryClient: QueryClient, id: string) {
  void queryClient.invalidateQueries({ queryKey: conversationKeys.detail(id) });
  refreshLists(queryClient);
}
