import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation, DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Priority } from '@zampa/domain/conversations/enumerations';
import { type ChosenPaymentType, wasLastPaidByCard } from '@zampa/domain/payments/payment-due';
import { useApi } from '../ClientProvider.tsx';
import { conversationKeys } from '../conversations/keys.ts';
import type { Thread } from '../conversations/thread/thread.ts';
import { conversationPaymentsQuery } from '../payments/use-amount-due.ts';
import { changeInLists, refreshRequest } from '../conversations/lists/refresh-lists.ts';

/** Mutation with which the vet starts the service. */
export function useStartService(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.updateEvent({ query: { id }, body: { payload: { status: 'OPEN' } } }),
    onSuccess: (conversation) => cacheConversation(queryClient, conversation),
    onSettled: () => refreshRequest(queryClient, id),
  });
}

/** Options for ending a service. */
export type ServiceEnd = {
  /** Without a payment method, the amount due stays open. */
  readonly paymentType?: ChosenPaymentType | undefined;
  /** Whether to start the service as well, if it was never started. */
  readonly start?: boolean;
};

/**
 * Mutation with which the vet ends the service; no messages can be sent afterward. The result says whether a card
 * payment succeeded before the cash was recorded.
 */
export function useEndService(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: async ({ paymentType, start = false }: ServiceEnd) => {
      const conversation = await api.endConversation({
        query: { id },
        body: { start, ...(paymentType && { payment_type: paymentType }) },
      });
      const isToCheck = paymentType === 'CASH' && mayBePaidByCard(conversation);
      return { conversation, isPaidByCard: isToCheck && (await readIsPaidByCard()) };
    },
    onSuccess: ({ conversation }) => cacheConversation(queryClient, conversation),
    onSettled: () => refreshRequest(queryClient, id),
  });

  /** If the payments cannot be read, the conversation's own payment type stands. */
  async function readIsPaidByCard(): Promise<boolean> {
    const payments = await queryClient
      .fetchQuery(conversationPaymentsQuery(api, id))
      .catch(() => null);
    return payments === null || wasLastPaidByCard(payments);
  }
}

const mayBePaidByCard = ({ payload: { payment } }: Conversation): boolean =>
  payment.status === 'PAID' && payment.payment_type === 'DIGITAL';

/** Mutation with which the clinic declines a request that it has not started; prepayments are refunded. */
export function useDeclineRequest(id: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: () => api.endConversation({ query: { id }, body: { decline: true } }),
    onSuccess: (conversation) => cacheConversation(queryClient, conversation),
    onSettled: () => refreshRequest(queryClient, id),
  });
}

/** Changes of a request by the clinic: assignee and priority. */
export type RequestChange = { readonly assigneeId?: string | null; readonly priority?: Priority };

/** Mutation that changes a request; refused if it has changed since it was read. */
export function useChangeRequest({ id, dateUpdated }: Pick<Conversation, 'id' | 'dateUpdated'>) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (payload: RequestChange) =>
      api.updateEvent({ query: { id }, body: { payload }, ifMatch: dateUpdated }),
    onSuccess: (conversation) => cacheConversation(queryClient, conversation),
    onSettled: () => refreshRequest(queryClient, id),
  });
}

/** Mutation that unsends the user's own message; a marker stays in its place. */
export function useWithdrawMessage(conversationId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: (eventId: string) => api.deleteEvent({ query: { id: eventId } }),
    onSettled: () => refreshRequest(queryClient, conversationId),
  });
}

function cacheConversation(queryClient: QueryClient, conversation: DiaryItem | CalendarEvent) {
  if (conversation.type !== 'HEALTH') return;
  queryClient.setQueryData<Thread>(conversationKeys.detail(conversation.id), (thread) =>
    thread ? { ...thread, ...conversation } : thread,
  );
  changeInLists(queryClient, conversation.id, () => conversation);
}
