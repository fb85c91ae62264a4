import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { remainingDue } from '@zampa/domain/payments/payment-due';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { paymentKeys } from './keys.ts';

/** Far more than any conversation has. */
const MAX_PAYMENTS = 50;

/** Query for all payments of a conversation, due and past. */
export const conversationPaymentsQuery = (api: Api, eventId: string) => ({
  queryKey: [...paymentKeys.all, 'conversation', eventId],
  queryFn: async ({ signal }: { signal?: AbortSignal }) => {
    const page = await api.readPayments({
      query: { eventId, limit: MAX_PAYMENTS },
      ...(signal && { signal }),
    });
    return page.items;
  },
  staleTime: 0,
});

/** Loads all payments of a conversation. */
export function useConversationPayments(eventId: string) {
  return useQuery(conversationPaymentsQuery(useApi(), eventId));
}

/** Returns the amount still due for a conversation, in minor units; its full price while loading. */
export function useAmountDue({ id, payload: { payment } }: Conversation): number {
  const { data } = useQuery(conversationPaymentsQuery(useApi(), id));
  return remainingDue(payment.amount, data ?? []);
}
