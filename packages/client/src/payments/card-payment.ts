import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { POLL_AFTER_MS, type AttemptStatus } from '@zampa/domain/payments/attempts';
import type { Api } from '../api.ts';
import { useApi } from '../ClientProvider.tsx';
import { refreshLists } from '../realtime/receive.ts';
import { refreshPayments } from './keys.ts';

/** Returns the card payment of what is open in these conversations: begun once, and the same until it is over. */
export function useCardPayment(eventIds: readonly string[]) {
  const api = useApi();
  return useQuery({
    queryKey: ['card-payment', ...eventIds],
    queryFn: () => api.send('POST /stripe/intent', { body: { eventIds: [...eventIds] } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
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
