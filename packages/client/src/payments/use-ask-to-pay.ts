import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@zampa/contract/conversations/conversation';
import { isOpenCharge } from '@zampa/domain/payments/ledger';
import { restOf } from '@zampa/domain/payments/settling';
import { useApi } from '../ClientProvider.tsx';
import { renewRequest } from '../inbox/change-request.ts';
import { paymentsOfConversation } from './use-rest.ts';

/** Asks a client to pay by card what is still open of a conversation. */
export function useAskToPay({ id, payload: { payment } }: Conversation) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  return useMutation({
    mutationFn: async () => {
      const payments = await queryClient.fetchQuery(paymentsOfConversation(api, id));
      const open = payments.find(({ status }) => isOpenCharge(status));
      const { amount, type } = open ?? {
        amount: restOf(payment.amount, payments),
        type: 'PAYMENT' as const,
      };
      return api.send('POST /payment', {
        body: { eventId: id, amount, type, payment_type: 'DIGITAL' },
      });
    },
    onSuccess: () => renewRequest(queryClient, id),
  });
}
