import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { restOf } from '@zampa/domain/payments/settling';
import { useSendOnce } from '../api/send-once.ts';
import { useApi } from '../ClientProvider.tsx';
import { renewRequest } from '../inbox/change-request.ts';
import { paymentsOfConversation } from './use-rest.ts';

/** Asks a client to pay by card what is still open of a conversation. */
export function useAskToPay({ id, payload: { payment } }: Conversation) {
  const [api, queryClient, once] = [useApi(), useQueryClient(), useSendOnce()];
  return useMutation({
    mutationFn: async () => {
      const payments = await queryClient.fetchQuery(paymentsOfConversation(api, id));
      const open = payments.find(({ status }) => isOpenCharge(status));
      const { amount, type } = open ?? {
        amount: restOf(payment.amount, payments),
        type: 'PAYMENT' as const,
      };
      const body = { eventId: id, amount, type, payment_type: 'DIGITAL' } as const;
      return once(body, (idempotencyKey) => api.send('POST /payment', { body, idempotencyKey }));
    },
    onSuccess: () => renewRequest(queryClient, id),
  });
}
