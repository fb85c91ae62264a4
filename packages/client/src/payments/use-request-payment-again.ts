import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@zampa/contract/payments/objects';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';
import { refreshRequest } from '../conversations/lists/refresh-lists.ts';
import { refreshPayments } from './keys.ts';

/** Mutation that asks the client to pay an open payment by card, for the first time or again. */
export function useRequestPaymentAgain({ id, eventId, amount }: Payment) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: () => {
      const body = { eventId, paymentId: id, amount, payment_type: 'DIGITAL' } as const;
      return once(body, (idempotencyKey) => api.createPayment({ body, idempotencyKey }));
    },
    onSettled: () => {
      refreshRequest(queryClient, eventId);
      refreshPayments(queryClient);
    },
  });
}
