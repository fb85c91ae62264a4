import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@zampa/contract/payments/objects';
import { POLL_AFTER_MS, type AttemptStatus } from '@zampa/domain/payments/attempts';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { refreshLists } from '../realtime/receive.ts';
import { refreshPayments } from './keys.ts';

/**
 * Returns the card payment of these: begun once, and the same until it is over. Then `beginAnew` asks what is open of
 * them now. Nothing else does: another member of the family may have begun to pay meanwhile.
 */
export function useCardPayment(payments: readonly Pick<Payment, 'id' | 'eventId'>[]) {
  const paymentIds = payments.map(({ id }) => id).toSorted();
  const eventIds = [...new Set(payments.map(({ eventId }) => eventId))].toSorted();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const query = useQuery({
    queryKey: ['card-payment', ...paymentIds],
    queryFn: () => api.send('POST /stripe/intent', { body: { eventIds, paymentIds } }),
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

/** Returns how a card payment stands, asked once as soon as that is wanted. */
export function useCardStatus(intentId: string, isWanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['card-status', intentId],
    queryFn: () => readStatus(api, intentId),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Asks at once, and again ever later, how a card payment stands; then the last answer counts. */
export async function askUntilSettled(
  ask: () => Promise<AttemptStatus>,
  pause: (ms: number) => Promise<void>,
): Promise<AttemptStatus> {
  let status = await ask();
  for (const ms of POLL_AFTER_MS) {
    if (status === 'SUCCESS' || status === 'FAILED') return status;
    await pause(ms);
    status = await ask();
  }
  return status;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Has the payer's card charged, and waits for what became of it. */
export function usePayByCard(intentId: string) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: async (charge: () => Promise<void>) => {
      await charge();
      return askUntilSettled(() => readStatus(api, intentId), pause);
    },
    onSettled: () => {
      refreshPayments(queryClient);
      refreshLists(queryClient);
    },
  });
}

async function readStatus(api: Api, stripeId: string): Promise<AttemptStatus> {
  const { message } = await api.send('GET /stripe/status', { query: { stripeId } });
  return message === 'SUCCESS' || message === 'FAILED' || message === 'UNKNOWN'
    ? message
    : 'PENDING';
}
