import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@zampa/contract/payments/objects';
import { POLL_AFTER_MS, type AttemptStatus } from '@zampa/domain/payments/attempts';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { refreshLists } from '../conversations/lists/refresh-lists.ts';
import { refreshPayments } from './keys.ts';

/**
 * Creates the card payment for the given payments once and keeps it. `beginAnew` creates a new one for what is still
 * open; nothing else refetches it, because another family member may have started to pay.
 */
export function useCardPayment(payments: readonly Pick<Payment, 'id' | 'eventId'>[]) {
  const paymentIds = payments.map(({ id }) => id).toSorted();
  const eventIds = [...new Set(payments.map(({ eventId }) => eventId))].toSorted();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const query = useQuery({
    queryKey: ['card-payment', ...paymentIds],
    queryFn: () => api.createPaymentIntent({ body: { eventIds, paymentIds } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const beginAnew = () => {
    refreshPayments(queryClient);
    void query.refetch();
  };
  return { ...query, beginAnew };
}

/** Loads the status of a card payment once it is enabled. */
export function useCardStatus(intentId: string, isEnabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['card-status', intentId],
    queryFn: () => readStatus(api, intentId),
    enabled: isEnabled,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/**
 * Polls the status of a card payment with growing pauses until it has succeeded or failed, and returns the last
 * status.
 */
export async function pollUntilSettled(
  fetchStatus: () => Promise<AttemptStatus>,
  pause: (ms: number) => Promise<void>,
): Promise<AttemptStatus> {
  let status = await fetchStatus();
  for (const ms of POLL_AFTER_MS) {
    if (status === 'SUCCESS' || status === 'FAILED') return status;
    await pause(ms);
    status = await fetchStatus();
  }
  return status;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Mutation that charges the payer's card and waits for the result. */
export function usePayByCard(intentId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: async (charge: () => Promise<void>) => {
      await charge();
      return pollUntilSettled(() => readStatus(api, intentId), pause);
    },
    onSettled: () => {
      refreshPayments(queryClient);
      refreshLists(queryClient);
    },
  });
}

async function readStatus(api: Api, stripeId: string): Promise<AttemptStatus> {
  const { message } = await api.readCardStatus({ query: { stripeId } });
  return message === 'SUCCESS' || message === 'FAILED' || message === 'UNKNOWN'
    ? message
    : 'PENDING';
}
