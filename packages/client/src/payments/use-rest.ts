import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { restOf } from '@zampa/domain/payments/settling';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { paymentKeys } from './keys.ts';

/** As many as one conversation has by far. */
const ALL = 50;

/** Reads everything that is owed and was paid for one conversation. */
export const paymentsOfConversation = (api: Api, eventId: string) => ({
  queryKey: [...paymentKeys.all, 'conversation', eventId],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    api.send('GET /payments', { query: { eventId, limit: ALL }, ...(signal && { signal }) }),
  staleTime: 0,
});

/** Returns everything that is owed and was paid for one conversation, as far as it is known. */
export function usePaymentsOf(eventId: string) {
  return useQuery(paymentsOfConversation(useApi(), eventId));
}

/** Returns what is still to be paid of what a conversation costs, in minor units; all of it until that is known. */
export function useRest({ id, payload: { payment } }: Conversation): number {
  const { data } = useQuery(paymentsOfConversation(useApi(), id));
  return restOf(payment.amount, data ?? []);
}
